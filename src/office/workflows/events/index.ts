export { eventsSaga } from './saga';
export { eventsReconnected, serverEventReceived, toldOfTexts } from './facts';
