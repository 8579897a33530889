import { SEARCH_PAUSE } from '../../../src/contract/constants';
import type { Entry } from '../../../src/office/journal';
import {
  asks,
  calls,
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
  watchesThePage,
} from './course';
import { FICTION, TALENT, talentIsOpen } from './talent';

const NEWS = 'mc5CdOwXeMtFKQFMuCCN';
const FILM = 'film-nocturne-0000001';
const OTHER = 'film-cobalt-000000002';
const SHOWREEL = 'reel-showreel-0000001';

const switchesNews = (online: boolean) => does('newsSwitches/requested', { newsId: NEWS, online });
const asksToSwitchNews = (k: number): readonly Entry[] => [
  ...makesId(k, 'newsSwitches', 20, `requestIdOfSwitch${k}`),
  calls(k + 1, 'newsSwitches', 'news.toggle'),
];
const switchesReel = (online: boolean) =>
  does('reelSwitches/requested', { reelId: FICTION, online, deed: { name: 'Fiction' } });
const listed = {
  ...{ reelId: FICTION, title: 'Fiction', kind: 'reel', special: false, online: true, talentId: TALENT },
  ...{ owner: 'Éloïse Garnier', groupId: '', films: 2, length: 60, sentAt: '', sentTo: '' },
};

const typesFilm = (k: number, search: string) => [
  does('filmSearch/typed', search),
  sleeps(k, 'filmSearch', SEARCH_PAUSE),
];
/** Something is looked for as a person types, takes back and leaves faster than it comes; sleeps are those from `k` on. */
const looksFor = (name: string, k: number): readonly Entry[] => {
  const types = (search: string) => does(`${name}/typed`, search);
  const rests = (at: number) => sleeps(k + at, name, SEARCH_PAUSE);
  return [
    ...[
      does(`${name}/left`),
      types(''),
      types(''),
      types('ro'),
      rests(0),
      types('rose'),
      rests(1),
      types(''),
    ],
    ...[types('ro'), rests(2), told(k + 2, null), types(''), types('ros'), rests(3), does(`${name}/left`)],
    ...[types('x'), rests(4), told(k + 4, null), types('xy'), rests(5), told(k + 5, null)],
    does(`${name}/left`),
  ];
};

const FILMS = ['f1', 'f2', 'f3', 'f4', 'f5'];
const encodesAgain = (shape: string) =>
  does('reencoding/requested', { filmId: 'uPUNOY3DCQTKf0NTXvz1', options: { shape, thumbnails: false } });
const putsOn = (filmId: string) =>
  does('reelChanges/requested', { kind: 'addFilm', talentId: TALENT, reelId: FICTION, filmId });

/** What a person does twice, or takes back, before the office has come so far. */
export const courses: readonly Course[] = [
  {
    name: 'news-switched-back-before-it-is-saved-and-before-it-is-refused',
    about: ['newsSwitches'],
    steps: [
      ...[
        goes('/app/page/news'),
        switchesNews(false),
        ...asksToSwitchNews(5),
        switchesNews(true),
        told(6, ok()),
      ],
      ...[...asksToSwitchNews(7), switchesNews(false), told(8, refused('notFound'))],
    ],
  },
  {
    name: 'reel-of-the-list-switched-back-before-it-is-refused',
    about: ['reelSwitches', 'reelTable'],
    steps: [
      ...[does('kits/arrived', { kit: 'wholeReels' }), goes('/app/page/reels')],
      ...[calls(2, 'reelWindows', 'reels.window'), told(2, ok({ found: 1, total: 1, rows: [listed] }))],
      ...[switchesReel(false), ...makesId(3, 'reelSwitches', 20, 'requestIdOfSwitch001')],
      ...[calls(4, 'reelSwitches', 'reel.toggle'), switchesReel(true), told(4, refused('notFound'))],
    ],
  },
  {
    name: 'films-searched-and-the-search-emptied-or-left-before-they-come',
    base: 'large',
    about: ['filmSearch'],
    steps: [
      ...[goes('/app/page/films'), ...typesFilm(4, 'rose'), does('filmSearch/typed', '')],
      ...[...typesFilm(5, 'rose'), told(5, null), ...typesFilm(6, 'night'), does('filmSearch/left')],
      ...[...typesFilm(7, 'rose'), told(7, null), does('filmSearch/left')],
    ],
  },
  {
    name: 'looked-for-as-one-types-in-the-palette-and-for-reels-and-left-at-once',
    base: 'large',
    about: ['paletteSearch', 'reelFilmSearch', 'specialReelFilmSearch', 'reelCopyTalentSearch'],
    steps: [
      does('kits/arrived', { kit: 'wholeReels' }),
      ...[...looksFor('paletteSearch', 100), ...looksFor('reelFilmSearch', 200)],
      ...[...looksFor('specialReelFilmSearch', 300), ...looksFor('reelCopyTalentSearch', 400)],
    ],
  },
  {
    name: 'client-list-closed-while-it-rests-is-scrolled-and-is-hidden',
    about: ['clientList'],
    steps: [
      ...[does('clientList/closed'), does('clientList/opened'), watchesThePage(5, 'clientList')],
      ...[does('clientList/closed'), does('clientList/opened'), watchesThePage(6, 'clientList')],
      ...[does('clientList/scrolled'), does('clientList/closed'), does('clientList/opened')],
      ...[watchesThePage(7, 'clientList'), hears(7, false), does('clientList/closed')],
    ],
  },
  {
    name: 'films-for-a-reel-and-a-film-and-a-reel-opened-again-and-closed',
    about: ['choosingFilms', 'editFilm', 'editReel', 'reelPanel'],
    steps: [
      ...[...talentIsOpen(), does('choosingFilms/opened'), sleeps(5, 'choosingFilms', 1200), told(5, null)],
      ...[does('choosingFilms/closed'), does('editFilm/opened', { filmId: FILM, section: 'details' })],
      does('editFilm/opened', { filmId: FILM, section: 'thumbnail' }),
      does('editReel/opened', { reelId: FICTION, seen: { title: 'Fiction', linkValue: '' } }),
      does('editReel/opened', { reelId: SHOWREEL, seen: { title: 'Showreel', linkValue: '' } }),
      ...[does('reelPanel/reelOpened', { reelId: FICTION }), does('reelPanel/listOpened')],
      does('reelPanel/listOpened'),
    ],
  },
  {
    name: 'reel-preview-asked-for-again-once-it-was-missing',
    about: ['reelPreview', 'specialPanel'],
    steps: [
      ...[does('kits/arrived', { kit: 'specialReels' }), goes('/app/page/agencyreels')],
      ...[calls(3, 'reels', 'agencyReels.list'), told(3, ok([]))],
      does('reelPreview/requested', { talentId: 'NONE', special: true, reelId: FICTION }),
      ...[calls(4, 'reels', 'agencyReels.list'), told(4, ok([]))],
      does('reelPreview/requested', { talentId: 'NONE', special: true, reelId: FICTION }),
      ...[does('specialPanel/listOpened'), does('specialPanel/listOpened')],
    ],
  },
  {
    name: 'film-encoded-again-in-doubt-then-asked-for-otherwise',
    about: ['reencoding'],
    steps: [
      ...[encodesAgain('wide'), ...makesId(5, 'reencoding', 20, 'requestIdOfEncoding1')],
      ...[calls(6, 'reencoding', 'film.reencode'), told(6, refused('offline')), encodesAgain('asFile')],
    ],
  },
  {
    name: 'films-put-on-a-reel-of-which-the-first-is-refused',
    about: ['reelChanges'],
    steps: [
      ...[
        ...talentIsOpen(),
        putsOn(FILM),
        ...makesId(6, 'reelChanges', 20, 'requestIdOfAdding001'),
        putsOn(OTHER),
      ],
      ...[calls(7, 'reelChanges', 'reel.addFilm'), told(7, refused('notFound'))],
    ],
  },
  {
    name: 'backend-without-events-asked-for-them-again',
    about: ['reloading', 'events'],
    steps: [
      hears(EVENTS, { kind: 'absent' }),
      ...[does('newsSwitches/requested', { newsId: NEWS, online: false }), ...asksToSwitchNews(5)],
      ...[
        told(6, refused('signedOut')),
        does('signIn/submitted', { login: 'staff@co.example', password: '•••' }),
      ],
      ...[asks(7, 'signIn', 'windows.resolution', null), told(7, { screen: '1440x900', window: '1440x900' })],
      asks(8, 'signIn', 'http.call', { script: 'session.signIn', input: { login: 'staff@co.example' } }),
      told(
        8,
        ok({ outcome: 'accepted', session: { agency: { userId: 'dttn73PZBbmBOh1dFkQz' }, staff: {} } }),
      ),
      ...[asks(9, 'events', 'events.follow', null), hears(9, { kind: 'absent' })],
    ],
  },
  {
    name: 'films-encoded-again-more-than-at-once',
    about: ['reencoding', 'encodings'],
    steps: [
      ...FILMS.map((filmId) => does('reencoding/requested', { filmId, options: { thumbnails: false } })),
      ...FILMS.slice(0, 4).flatMap((_, at) => makesId(5 + at, 'reencoding', 20, `requestIdOfEncoding${at}`)),
      ...FILMS.slice(0, 4).map((filmId, at) => calls(10 + at, 'reencoding', 'film.reencode', { filmId })),
      ...[told(10, ok()), ...makesId(20, 'reencoding', 20, 'requestIdOfEncoding9')],
      calls(21, 'reencoding', 'film.reencode', { filmId: 'f5' }),
    ],
  },
];
