import { caseReducers as pictureCheck } from '../../../workflows/films/pictureCheck/slice';
import { caseReducers as player } from '../../../workflows/films/player';
import { caseReducers as thumbnails } from '../../../workflows/films/thumbnails/slice';
import { never } from './never';

const open = ['loading', 'loadedMetadata', 'playing', 'paused', 'failed'];

export const films = [
  ...never('what can be played is one film at least', player.opened, 'empty', 'fadingOut empty'),
  ...never(
    'another film is loaded, the same one goes on as it is',
    player.filmChosen,
    ...open.flatMap((from) =>
      open.filter((to) => to !== from && to !== 'loading').map((to) => `${from} ${to}`),
    ),
  ),
  ...never(
    'what is taken back is said to the server, or waited behind what is',
    pictureCheck.undone,
    'saving idle',
  ),
  ...never('nothing is chosen while a file is on its way', thumbnails.saved, 'uploading choosing'),
  ...never('nothing is chosen while a file is on its way', thumbnails.refused, 'uploading choosing'),
];
