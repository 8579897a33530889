export { intents as reelPanelIntents, reducer as reelPanelReducer } from './slice';
export { reelPanelSaga } from './saga';
export { selectReelPanel } from './selectors';
