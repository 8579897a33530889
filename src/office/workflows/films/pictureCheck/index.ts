export { intents as pictureCheckIntents, reducer as pictureCheckReducer, selectPictureCheck } from './slice';
export { pictureCheckSaga } from './saga';
export { selectPicturesInTurn } from './selectors';
