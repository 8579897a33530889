export { intents as scriptErrorsIntents, reducer as scriptErrorsReducer } from './slice';
export { selectScriptErrors } from './selectors';
