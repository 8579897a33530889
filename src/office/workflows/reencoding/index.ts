export { intents as reencodingIntents, reducer as reencodingReducer } from './slice';
export { reencodingSaga } from './saga';
export { selectReencoding } from './selectors';
export type { ReencodingState } from './state';
