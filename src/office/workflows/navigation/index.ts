export { askWhileAt } from './askWhileAt';
export { idAt } from './idAt';
export { intents as navigationIntents, reducer as navigationReducer } from './slice';
export { selectAddress, selectPath } from './selectors';
import { intents } from './slice';

/** Intents: the router shows another address; workflows that load by route listen to the first. */
export const { locationChanged, queryChanged } = intents;
