export { overlaysSaga } from './saga';
