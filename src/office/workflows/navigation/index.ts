export { intents as navigationIntents, reducer as navigationReducer } from './slice';
export { selectPath } from './selectors';
import { intents } from './slice';

/** Intent: the router shows another address; workflows that load by route listen to it. */
export const { locationChanged } = intents;
