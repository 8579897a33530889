export { eventsReconnected, serverEventReceived } from '../../kernel/signals';
export { eventsSaga } from './saga';
export { toldOf } from './facts';
