export { byText, compareTexts } from './compare';
export { listView } from './listView';
export { pagedList } from './pagedList';
export { pageOf } from './rows';
export type { ListPlace } from './state';
export type { ListWorkflow } from './workflow';
export type { SwitchesWorkflow } from '../../../kernel/mutation';
