export { intents as newTalentIntents, reducer as newTalentReducer } from './slice';
export { newTalentSaga } from './saga';
export { selectNewTalent } from './selectors';
export type { NewTalentState, NewTalentValues, OpenNewTalent } from './state';
export { problemsOf } from './validation';
