export { talentImportSaga } from './saga';
export { intents as talentImportIntents, reducer as talentImportReducer, selectTalentImport } from './slice';
export type { TableChoices, TalentImportState } from './state';
