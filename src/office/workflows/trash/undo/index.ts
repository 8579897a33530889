export { intents as undoIntents, reducer as undoReducer, selectUndo, undoOffered } from './slice';
export { selectIsSwitching } from './siteSwitches';
export { undoSaga } from './saga';
export { type Progress, selectProgress } from './ways';
export type { Opposite } from './opposite';
