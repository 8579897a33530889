export { eventsSaga } from './saga';
export { eventsReconnected, serverTold, toldOfTexts } from './facts';
