export { eventsReconnected, serverEventReceived } from '../../../kernel/signals';
export { eventsSaga } from './saga';
