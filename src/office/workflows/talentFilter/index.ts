export { intents as talentFilterIntents, reducer as talentFilterReducer } from './slice';
export { filterTalents, pageOfTalents, selectTalentFilter, selectTalentsPage } from './selectors';
export type { TalentFilter } from './state';
