import { calls, changed, type Course, does, EVENTS, goes, hears, ok, refused, sleeps, told } from './course';
import { film } from './talent';

const NOCTURNE = 'film-nocturne-0000001';
const COBALT = 'film-cobalt-000000002';
const GONE = 'film-gone-00000000003';
const nocturne = film(NOCTURNE, 'Nocturne', 1);
const cobalt = film(COBALT, 'Cobalt & Rose', 2);
const figures = { total: 99_999, unplayable: 3, underWay: 2, failed: 1, newest: [NOCTURNE] };

/** A window as the server tells it. */
const part = (found: number, ...rows: readonly object[]) => ({ found, total: 99_999, rows });
const acted = (filmId: string) => ({ filmId, title: filmId, onReel: false });

const encoding = (status: string) =>
  hears(EVENTS, {
    ...{ kind: 'encoding', processId: 'process-000000000001', filmId: NOCTURNE },
    ...{ status, progress: 0, reason: '' },
  });

/** Where an agency has more films than an office asks for. */
export const courses: readonly Course[] = [
  {
    name: 'films-asked-for-by-what-leads-to-them',
    about: ['films'],
    base: 'large',
    steps: [
      does('films/rowsWanted', { ids: [NOCTURNE, GONE] }),
      calls(20, 'films', 'agencyFilms.list', { filmIds: [NOCTURNE, GONE] }),
      does('films/rowsWanted', { ids: [GONE, COBALT] }),
      told(20, ok([nocturne])),
      calls(21, 'films', 'agencyFilms.list', { filmIds: [COBALT] }),
      told(21, refused('timeout')),
      does('films/rowsWanted', { ids: [COBALT] }),
      calls(22, 'films', 'agencyFilms.list', { filmIds: [COBALT] }),
      told(22, ok([cobalt])),
      changed('film', GONE),
      sleeps(23, 'films', 400),
      told(23, null),
      calls(24, 'films', 'agencyFilms.list', { filmIds: [GONE] }),
      told(24, ok([film(GONE, 'Back again', 3)])),
      changed('film', 'film-of-nobody-0000004'),
    ],
  },
  {
    name: 'figures-of-the-films-counted-anew',
    about: ['filmFigures'],
    base: 'large',
    steps: [
      encoding('running'),
      encoding('done'),
      does('filmFigures/wanted', { params: {} }),
      calls(20, 'filmFigures', 'agencyFilms.figures'),
      changed('film', NOCTURNE),
      calls(21, 'filmFigures', 'agencyFilms.figures'),
      told(21, ok(figures)),
      changed('film', COBALT),
      does('filmFigures/wanted', { params: {} }),
      calls(22, 'filmFigures', 'agencyFilms.figures'),
      told(22, refused('forbidden')),
    ],
  },
  {
    name: 'figures-of-a-backend-that-does-not-count',
    about: ['filmFigures', 'films'],
    base: 'large',
    steps: [
      changed('film', NOCTURNE),
      does('filmFigures/wanted', { params: {} }),
      calls(20, 'filmFigures', 'agencyFilms.figures'),
      told(20, refused('notFound')),
      calls(21, 'films', 'agencyFilms.list'),
      told(21, ok([nocturne, cobalt])),
    ],
  },
  {
    name: 'films-found-in-the-palette',
    about: ['paletteFilms', 'films'],
    base: 'large',
    steps: [
      does('paletteFilms/opened', { isStart: false }),
      calls(20, 'films', 'agencyFilms.find', { search: '', isStart: false }),
      told(20, ok([nocturne, cobalt])),
      does('paletteFilms/typed', 'co'),
      sleeps(21, 'paletteFilms', 300),
      does('paletteFilms/typed', 'cobalt '),
      sleeps(22, 'paletteFilms', 300),
      told(22, null),
      calls(23, 'films', 'agencyFilms.find', { search: 'cobalt', isStart: false }),
      told(23, refused('forbidden')),
      does('paletteFilms/typed', 'cobalt r'),
      sleeps(24, 'paletteFilms', 300),
      told(24, null),
      calls(25, 'films', 'agencyFilms.find', { search: 'cobalt r', isStart: false }),
      told(25, ok([cobalt])),
      does('paletteFilms/closed'),
    ],
  },
  {
    name: 'films-of-the-agency-found-for-a-special-reel',
    about: ['reelFilmsToChoose', 'films'],
    base: 'large',
    steps: [
      does('reelFilmsToChoose/opened', { isStart: true }),
      calls(20, 'films', 'agencyFilms.find', { search: '', isStart: true }),
      told(20, ok([nocturne])),
      does('reelFilmsToChoose/typed', 'rose'),
      sleeps(21, 'reelFilmsToChoose', 300),
      told(21, null),
      calls(22, 'films', 'agencyFilms.find', { search: 'rose', isStart: true }),
      told(22, ok([])),
      does('reelFilmsToChoose/closed'),
    ],
  },
  {
    name: 'films-of-a-large-agency-window-by-window',
    about: ['agencyFilmList', 'filmWindows'],
    base: 'large',
    steps: [
      goes('/app/page/films'),
      calls(20, 'filmWindows', 'agencyFilms.window', { first: 0, order: 'number' }),
      told(20, ok(part(99_999, nocturne, cobalt))),
      does('agencyFilmList/rowsShown', { first: 40_000, last: 40_000 }),
      sleeps(21, 'agencyFilmList', 40),
      does('agencyFilmList/rowsShown', { first: 80_000, last: 80_050 }),
      sleeps(22, 'agencyFilmList', 40),
      told(22, null),
      calls(23, 'filmWindows', 'agencyFilms.window', { first: 80_000 }),
      calls(24, 'filmWindows', 'agencyFilms.window', { first: 80_050 }),
      does('agencyFilmList/searched', 'noc'),
      calls(25, 'filmWindows', 'agencyFilms.window', { first: 0, search: 'noc' }),
      calls(26, 'filmWindows', 'agencyFilms.window', { first: 50, search: 'noc' }),
      told(26, ok({ found: 1, total: 99_999, rows: [] })),
      told(25, ok(part(1, nocturne))),
      changed('film', NOCTURNE),
      sleeps(27, 'filmWindows', 400),
      sleeps(28, 'filmWindows', 400),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'films-all-chosen-that-were-found',
    about: ['agencyFilmList', 'filmWindows', 'filmsActedOn'],
    base: 'large',
    steps: [
      goes('/app/page/films'),
      calls(20, 'filmWindows', 'agencyFilms.window', { first: 0 }),
      told(20, refused('offline')),
      does('agencyFilmList/reloadRequested'),
      calls(21, 'filmWindows', 'agencyFilms.window', { first: 0 }),
      told(21, ok(part(2, nocturne, cobalt))),
      does('agencyFilmList/allChosen'),
      calls(22, 'filmsActedOn', 'agencyFilms.found', { search: '' }),
      told(22, refused('forbidden')),
      does('agencyFilmList/reloadRequested'),
      calls(23, 'filmWindows', 'agencyFilms.window', { first: 0 }),
      calls(24, 'filmsActedOn', 'agencyFilms.found', { search: '' }),
      told(24, ok([acted(NOCTURNE), acted(COBALT)])),
      told(23, ok(part(2, nocturne, cobalt))),
      does('agencyFilmList/rowsChosen', { ids: [NOCTURNE], isChosen: false }),
      does('agencyFilmList/choiceCleared'),
    ],
  },
];
