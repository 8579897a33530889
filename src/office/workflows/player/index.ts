export { intents as playerIntents, reducer as playerReducer } from './slice';
export { playerSaga } from './saga';
export { selectPlayer } from './selectors';
export type { PlayableFilm, PlayerState } from './state';
