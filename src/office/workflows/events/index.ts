export { eventsSaga } from './saga';
export { eventsReconnected, serverTold } from './facts';
