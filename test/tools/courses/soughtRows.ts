import {
  calls,
  changed,
  type Course,
  does,
  EVENTS,
  goes,
  hears,
  makesId,
  ok,
  refused,
  sleeps,
  told,
} from './course';
import { film, FICTION } from './talent';

const NOCTURNE = 'film-nocturne-0000001';
const GONE = 'film-gone-00000000003';
const ELOISE = 'talent-eloise-00000001';
const nocturne = film(NOCTURNE, 'Nocturne', 1);
const MANY = Array.from({ length: 51 }, (_, index) => `f${index}`);

const asksForFilms = (k: number, filmIds: readonly string[]) =>
  calls(k, 'films', 'agencyFilms.list', { filmIds });
const wants = (...ids: readonly string[]) => does('films/rowsWanted', { ids });

const SCREENS = ['screen-0000000000001', 'screen-0000000000002'] as const;
const screen = (screenId: string, over: object = {}) => ({
  ...{ screenId, legend: screenId, filmId: '', online: true, picture: 1, version: 1, ...over },
});
const LOST = 'reel-lost-0000000004';
const listedReel = {
  ...{ reelId: FICTION, title: 'Fiction', kind: 'reel', special: false, online: true, talentId: ELOISE },
  ...{ owner: 'Éloïse Garnier', groupId: '', films: 2, length: 60, sentAt: '', sentTo: '' },
};

const FAR = 'reel-far-00000000005';
const switchesOff = (k: number, reelId: string) => [
  does('reelSwitches/requested', { reelId, online: false, deed: { name: reelId } }),
  ...makesId(k, 'reelSwitches', 20, `requestIdOfSwitch000${k}`),
];
const asksForReel = (k: number, reelId: string) =>
  calls(k, 'reelTable', 'reels.table', { reelIds: [reelId] });

/** What leads to a row that no list holds. */
export const courses: readonly Course[] = [
  {
    name: 'film-looked-at-asked-for-again-as-its-news-did-not-come-and-once-events-are-back',
    about: ['films'],
    base: 'large',
    steps: [
      ...[wants(NOCTURNE), asksForFilms(20, [NOCTURNE]), told(20, ok([nocturne]))],
      ...[changed('film', NOCTURNE), sleeps(22, 'films', 400), told(22, null)],
      ...[asksForFilms(23, [NOCTURNE]), told(23, refused('timeout'))],
      ...[asksForFilms(24, [NOCTURNE]), told(24, ok([nocturne]))],
      ...[hears(EVENTS, { kind: 'lost' }), hears(EVENTS, { kind: 'reconnected' })],
      ...[asksForFilms(25, [NOCTURNE]), told(25, ok([nocturne]))],
    ],
  },
  {
    name: 'films-looked-at-while-a-list-is-on-its-way-and-more-than-are-asked-for-at-once',
    about: ['films'],
    base: 'large',
    steps: [
      ...[goes(`/app/page/talent/${ELOISE}`), calls(20, 'films', 'talentFilms.list', { talentId: ELOISE })],
      ...[wants(GONE), told(20, ok([nocturne])), asksForFilms(21, [GONE]), told(21, ok([]))],
      ...[wants(...MANY), asksForFilms(22, MANY.slice(0, -1)), told(22, ok([]))],
      ...[asksForFilms(23, MANY.slice(-1)), told(23, ok([]))],
    ],
  },
  {
    name: 'reel-switched-that-the-list-of-all-does-not-have',
    about: ['reelTable', 'reelSwitches'],
    steps: [
      ...[does('kits/arrived', { kit: 'wholeReels' }), goes('/app/page/reels')],
      ...[calls(3, 'reelWindows', 'reels.window'), told(3, refused('unreadable'))],
      ...[calls(4, 'reelTable', 'reels.table'), told(4, ok([listedReel]))],
      ...switchesOff(5, LOST),
    ],
  },
  {
    name: 'reels-switched-that-are-gone-and-that-could-not-be-had',
    about: ['reelSwitches'],
    steps: [
      ...[does('kits/arrived', { kit: 'wholeReels' }), goes('/app/page/reels')],
      ...[calls(3, 'reelWindows', 'reels.window'), told(3, ok({ found: 9, total: 9, rows: [listedReel] }))],
      ...[...switchesOff(4, LOST), asksForReel(5, LOST), told(5, ok([]))],
      ...[...switchesOff(6, FAR), asksForReel(7, FAR), told(7, refused('offline')), ...switchesOff(8, LOST)],
    ],
  },
  {
    name: 'home-screens-asked-for-whole-as-one-does-not-say-where-it-stands',
    about: ['screens'],
    steps: [
      ...[does('kits/arrived', { kit: 'homeScreens' }), goes('/app/table/screens')],
      ...[does('screens/reloadRequested', { params: {} }), calls(3, 'screens', 'screens.list')],
      told(3, ok([screen(SCREENS[0], { position: 1 }), screen(SCREENS[1])])),
      ...[changed('screen', SCREENS[0]), sleeps(4, 'screens', 400), told(4, null)],
      calls(5, 'screens', 'screens.list', { order: 'onlineFirst', limit: 500, page: 1 }),
      told(5, ok([])),
    ],
  },
  {
    name: 'looked-for-as-one-types-where-all-is-known',
    about: ['specialReelFilmSearch', 'reelCopyTalentSearch', 'films', 'talents'],
    steps: [
      does('kits/arrived', { kit: 'wholeReels' }),
      ...[does('specialReelFilmSearch/typed', 'noc'), does('specialReelFilmSearch/left')],
      ...[does('reelCopyTalentSearch/typed', 'gar'), does('reelCopyTalentSearch/left')],
    ],
  },
  {
    name: 'resume-switched-of-a-talent-that-is-not-known-yet',
    about: ['resume'],
    base: 'large',
    steps: [
      ...[goes(`/app/page/talent/${ELOISE}`), does('resume/opened', { talentId: ELOISE })],
      calls(20, 'resumes', 'resume.read', { talentId: ELOISE }),
      told(20, ok({ fileName: 'cv.pdf', online: true })),
      does('resume/switched', { talentId: ELOISE, online: false }),
      calls(21, 'resume', 'resume.toggle', { firstName: '', lastName: '' }),
    ],
  },
];
