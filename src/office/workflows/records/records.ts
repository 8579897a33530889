export type { FieldValue, Values } from '../../kernel/draft/values';
export type { OpenRecord, RecordWorkflow } from '../../kernel/recordPage';
