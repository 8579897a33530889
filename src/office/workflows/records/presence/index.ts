export { eachOnce } from './eachOnce';
export { presenceSaga } from './saga';
export { intents as presenceIntents, reducer as presenceReducer, selectOthers } from './slice';
export type { OpenThing } from './state';
