import { chosen } from './intents';

export const cinemaIntents = { chosen };
export { cinemaSaga } from './saga';
