export { intents as deleteTalentIntents, reducer as deleteTalentReducer } from './slice';
export { deleteTalentSaga } from './saga';
export { selectDeleteTalent } from './selectors';
