export type { FieldValue, Values } from '../../kernel/draft/values';
export type { OpenRecord, RecordPage, RecordWorkflow } from '../../kernel/recordPage';
