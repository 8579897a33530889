export { intents as talentListIntents, reducer as talentListReducer } from './slice';
export { searchTalents, selectTalentList, selectTalentListView, selectTalentsInOrder } from './selectors';
export type { TalentListState, TalentListView, TalentOrder } from './state';
