import { asks, calls, type Course, does, goes, makesId, ok, refused, sleeps, told } from './course';
import { OTHER_TALENT, TALENT } from './talent';

/** Two talents are deleted and asked for back: 9 and 11 restore them. */
const twoAskedForBack = [
  goes('/app/table/talents/all'),
  does('deletion/opened', {
    things: [
      { kind: 'talent', id: OTHER_TALENT, title: 'Idris Benhaddou' },
      { kind: 'talent', id: TALENT, title: 'Éloïse Garnier' },
    ],
  }),
  does('deletion/confirmed'),
  ...makesId(3, 'deletion', 20, 'requestIdOfDeletion1'),
  calls(4, 'deletion', 'talent.delete', { talentId: OTHER_TALENT }),
  told(4, ok()),
  ...makesId(5, 'deletion', 20, 'requestIdOfDeletion2'),
  calls(6, 'deletion', 'talent.delete', { talentId: TALENT }),
  told(6, ok()),
  sleeps(7, 'undo', 15_000),
  does('undo/requested'),
  ...makesId(8, 'restoring', 20, 'requestIdOfRestoring'),
  calls(9, 'restoring', 'trash.restore', { id: OTHER_TALENT }),
  ...makesId(10, 'restoring', 20, 'requestIdOfRestorin2'),
  calls(11, 'restoring', 'trash.restore', { id: TALENT }),
];

const TOGETHER = '1';
const takesOff = (talentId: string, name: string) =>
  does('talentSwitches/requested', { talentId, online: false, deed: { name, together: TOGETHER } });

const takesOffTogether = (...things: readonly { readonly id: string; readonly name: string }[]) =>
  does('talentSwitches/requested', {
    things: things.map(({ id, name }) => ({
      ...{ talentId: id, online: false, deed: { name, together: TOGETHER } },
    })),
  });

const putsOn = (talentId: string, name: string) =>
  does('talentSwitches/requested', { talentId, online: true, deed: { name, together: '2' } });
const asksToSwitchTalent = (k: number, talentId: string) => [
  ...makesId(k, 'talentSwitches', 20, `requestIdOfSwitch0${k}`.padEnd(20, '0')),
  calls(k + 1, 'talentSwitches', 'talent.toggle', { talentId }),
];

const NEWS = ['news-0000000000000001', 'news-0000000000000002'] as const;
const SCREENS = ['screen-0000000000001', 'screen-0000000000002', 'screen-0000000000003'] as const;
const [FIRST, SECOND, THIRD] = SCREENS;

const screens = SCREENS.map((screenId, at) => ({
  ...{ screenId, legend: screenId, filmId: '', online: true, picture: 1, position: at + 1, version: 1 },
}));
const switchesScreen = (screenId: string, deed?: object) =>
  does('screenSwitches/requested', { screenId, online: false, ...(deed && { deed }) });
const asksToSwitch = (k: number, screenId: string, requestId: string) => [
  ...makesId(k, 'screenSwitches', 20, requestId),
  calls(k + 1, 'screenSwitches', 'screen.toggle', { screenId }),
];
const takesNewsOff = (newsId: string) =>
  does('newsSwitches/requested', { newsId, online: false, deed: { name: newsId, together: '1' } });

/** The home screens are there. */
const screensAreThere = [
  does('kits/arrived', { kit: 'homeScreens' }),
  goes('/app/table/screens'),
  does('screens/reloadRequested', { params: {} }),
  calls(3, 'screens', 'screens.list'),
  told(3, ok(screens)),
];
const movesScreen = (screenId: string, beforeId: string) =>
  does('screenOrder/requested', { screenId, beforeId });
const asksToMove = (k: number, screenId: string, beforeId: string) =>
  calls(k, 'screenOrder', 'screen.move', { screenId, beforeId });

export const courses: readonly Course[] = [
  {
    name: 'undo-of-news-of-which-one-is-scheduled',
    about: ['undo', 'restoring'],
    steps: [
      goes('/app/page/news'),
      does('deletion/opened', {
        things: NEWS.map((id) => ({ kind: 'news', id, title: id })),
      }),
      does('deletion/confirmed'),
      ...makesId(3, 'deletion', 20, 'requestIdOfDeletion1'),
      calls(4, 'deletion', 'news.delete', { newsId: NEWS[0] }),
      told(4, ok()),
      ...makesId(5, 'deletion', 20, 'requestIdOfDeletion2'),
      calls(6, 'deletion', 'news.delete', { newsId: NEWS[1] }),
      told(6, ok()),
      sleeps(7, 'undo', 15_000),
      does('undo/requested'),
      ...makesId(8, 'restoring', 20, 'requestIdOfRestoring'),
      calls(9, 'restoring', 'trash.restore', { id: NEWS[0] }),
      ...makesId(10, 'restoring', 20, 'requestIdOfRestorin2'),
      calls(11, 'restoring', 'trash.restore', { id: NEWS[1] }),
      told(9, ok({ talentId: '', goesOnAt: '2099-07-14T07:00:00.000Z' })),
      told(11, ok({ talentId: '' })),
      sleeps(12, 'undo', 15_000),
      told(12, null),
    ],
  },
  {
    name: 'undo-offered-while-another-thing-is-restored-from-the-trash',
    about: ['undo', 'restoring'],
    steps: [
      goes('/app/table/talents/all'),
      does('deletion/opened', { things: [{ kind: 'talent', id: TALENT, title: 'Éloïse Garnier' }] }),
      does('deletion/confirmed'),
      ...makesId(3, 'deletion', 20, 'requestIdOfDeletion3'),
      calls(4, 'deletion', 'talent.delete', { talentId: TALENT }),
      told(4, ok()),
      sleeps(5, 'undo', 15_000),
      goes('/app/page/trash'),
      does('restoring/requested', { thing: { kind: 'news', id: 'news-of-old', title: 'Long ago' } }),
      ...makesId(6, 'restoring', 20, 'requestIdOfRestorin3'),
      calls(7, 'restoring', 'trash.restore', { id: 'news-of-old' }),
      told(7, ok({ talentId: '' })),
      sleeps(8, 'undo', 4000),
      told(8, null),
    ],
  },
  {
    name: 'undo-of-screens-taken-off-the-site-beside-news-and-one-pressed-twice',
    about: ['undo', 'screenSwitches', 'newsSwitches'],
    steps: [
      ...screensAreThere,
      takesNewsOff(NEWS[0]),
      ...makesId(10, 'newsSwitches', 20, 'requestIdOfSwitch001'),
      calls(11, 'newsSwitches', 'news.toggle', { newsId: NEWS[0] }),
      told(11, ok()),
      sleeps(12, 'undo', 15_000),
      takesNewsOff(NEWS[1]),
      ...makesId(13, 'newsSwitches', 20, 'requestIdOfSwitch002'),
      calls(14, 'newsSwitches', 'news.toggle', { newsId: NEWS[1] }),
      told(14, ok()),
      sleeps(15, 'undo', 15_000),
      switchesScreen(FIRST, { name: 'Light on water', together: '2' }),
      ...asksToSwitch(16, FIRST, 'requestIdOfSwitch003'),
      told(17, ok()),
      sleeps(18, 'undo', 15_000),
      switchesScreen(SECOND),
      ...asksToSwitch(19, SECOND, 'requestIdOfSwitch004'),
      does('screenSwitches/requested', { screenId: SECOND, online: true, deed: { name: 'The night' } }),
      told(20, ok()),
      ...asksToSwitch(21, SECOND, 'requestIdOfSwitch005'),
      told(22, ok()),
      sleeps(23, 'undo', 15_000),
      switchesScreen(SECOND),
      ...asksToSwitch(24, SECOND, 'requestIdOfSwitch006'),
      told(25, ok()),
      sleeps(26, 'undo', 15_000),
      does('undo/requested'),
      ...asksToSwitch(27, SECOND, 'requestIdOfSwitch007'),
      told(28, ok()),
      sleeps(29, 'undo', 4000),
      told(29, null),
    ],
  },
  {
    name: 'undo-of-a-home-screen-moved-to-where-it-stood-then-elsewhere-and-back',
    about: ['undo', 'screenOrder'],
    steps: [
      ...screensAreThere,
      movesScreen(FIRST, SECOND),
      asksToMove(10, FIRST, SECOND),
      told(10, ok()),
      movesScreen(FIRST, THIRD),
      asksToMove(11, FIRST, THIRD),
      told(11, ok()),
      sleeps(12, 'undo', 15_000),
      movesScreen(THIRD, SECOND),
      asksToMove(13, THIRD, SECOND),
      told(13, ok()),
      sleeps(14, 'undo', 15_000),
      does('undo/requested'),
      asksToMove(15, THIRD, ''),
      told(15, refused('offline')),
      does('undo/requested'),
      asksToMove(16, THIRD, ''),
      told(16, ok()),
      sleeps(17, 'undo', 4000),
      told(17, null),
    ],
  },
  {
    name: 'undo-of-two-one-refused-then-asked-for-again',
    about: ['undo', 'restoring'],
    steps: [
      ...twoAskedForBack,
      does('undo/requested'),
      told(9, ok({ talentId: OTHER_TALENT })),
      told(11, refused('offline')),
      does('undo/requested'),
      calls(12, 'restoring', 'trash.restore', { id: TALENT }),
      told(12, ok({ talentId: TALENT })),
      sleeps(13, 'undo', 4000),
      told(13, null),
    ],
  },
  {
    name: 'restoring-refused-is-forgotten-with-its-page',
    about: ['restoring', 'undo'],
    steps: [
      ...twoAskedForBack,
      told(9, refused('notFound')),
      told(11, refused('offline')),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'undo-of-two-taken-off-the-site-one-refused-then-asked-for-again',
    about: ['undo', 'talentSwitches'],
    steps: [
      goes('/app/table/talents/all'),
      takesOffTogether({ id: OTHER_TALENT, name: 'Idris Benhaddou' }, { id: TALENT, name: 'Éloïse Garnier' }),
      asks(3, 'talentSwitches', 'ids.new', { length: 20 }),
      asks(4, 'talentSwitches', 'ids.new', { length: 20 }),
      told(3, 'requestIdOfSwitch001'),
      calls(5, 'talentSwitches', 'talent.toggle', { talentId: OTHER_TALENT }),
      told(4, 'requestIdOfSwitch002'),
      calls(6, 'talentSwitches', 'talent.toggle', { talentId: TALENT }),
      told(5, ok()),
      sleeps(7, 'undo', 15_000),
      told(6, ok()),
      sleeps(8, 'undo', 15_000),
      does('undo/requested'),
      asks(9, 'talentSwitches', 'ids.new', { length: 20 }),
      asks(10, 'talentSwitches', 'ids.new', { length: 20 }),
      told(9, 'requestIdOfSwitch003'),
      calls(11, 'talentSwitches', 'talent.toggle', { talentId: OTHER_TALENT }),
      told(10, 'requestIdOfSwitch004'),
      calls(12, 'talentSwitches', 'talent.toggle', { talentId: TALENT }),
      told(11, refused('offline')),
      told(12, ok()),
      does('undo/requested'),
      ...makesId(13, 'talentSwitches', 20, 'requestIdOfSwitch005'),
      calls(14, 'talentSwitches', 'talent.toggle', { talentId: OTHER_TALENT }),
      told(14, ok()),
      sleeps(15, 'undo', 4000),
      told(15, null),
    ],
  },
  {
    name: 'talents-taken-off-together-one-put-back-at-once-and-one-taken-off-again',
    about: ['undo', 'talentSwitches'],
    steps: [
      ...[goes('/app/table/talents/all'), takesOff(OTHER_TALENT, 'Idris Benhaddou')],
      ...[...asksToSwitchTalent(3, OTHER_TALENT), told(4, ok()), sleeps(5, 'undo', 15_000)],
      ...[takesOff(OTHER_TALENT, 'Idris Benhaddou'), ...asksToSwitchTalent(6, OTHER_TALENT), told(7, ok())],
      ...[sleeps(8, 'undo', 15_000), putsOn(TALENT, 'Éloïse Garnier')],
      ...[...asksToSwitchTalent(9, TALENT), told(10, ok()), sleeps(11, 'undo', 15_000)],
      ...[takesOff(OTHER_TALENT, 'Idris Benhaddou'), ...asksToSwitchTalent(12, OTHER_TALENT), told(13, ok())],
      does('talentSwitches/requested', { talentId: TALENT, online: false }),
      ...[...asksToSwitchTalent(15, TALENT), told(16, ok()), sleeps(17, 'undo', 15_000)],
    ],
  },
];
