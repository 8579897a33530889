export { intents as newTalentIntents, reducer as newTalentReducer } from './slice';
export { newTalentSaga } from './saga';
export { selectNewTalent } from './selectors';
export type { NewTalentState, NewTalentValues } from './state';
