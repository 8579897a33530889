import { calls, changed, type Course, does, EVENTS, hears, ok, refused, sleeps, told } from './course';
import { film } from './talent';

const NOCTURNE = 'film-nocturne-0000001';
const COBALT = 'film-cobalt-000000002';
const GONE = 'film-gone-00000000003';
const nocturne = film(NOCTURNE, 'Nocturne', 1);
const cobalt = film(COBALT, 'Cobalt & Rose', 2);
const figures = { total: 99_999, unplayable: 3, underWay: 2, failed: 1, newest: [NOCTURNE] };

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
    about: ['paletteSearch', 'films'],
    base: 'large',
    steps: [
      does('paletteSearch/typed', ''),
      calls(20, 'films', 'agencyFilms.find', { search: '', isStart: false }),
      told(20, ok([nocturne, cobalt])),
      does('paletteSearch/typed', 'co'),
      sleeps(21, 'paletteSearch', 300),
      does('paletteSearch/typed', 'cobalt '),
      sleeps(22, 'paletteSearch', 300),
      told(22, null),
      calls(23, 'films', 'agencyFilms.find', { search: 'cobalt', isStart: false }),
      told(23, refused('forbidden')),
      does('paletteSearch/typed', 'cobalt r'),
      sleeps(24, 'paletteSearch', 300),
      told(24, null),
      calls(25, 'films', 'agencyFilms.find', { search: 'cobalt r', isStart: false }),
      told(25, ok([cobalt])),
      does('paletteSearch/left'),
    ],
  },
  {
    name: 'films-of-the-agency-found-for-a-special-reel',
    about: ['specialReelFilmSearch', 'films'],
    base: 'large',
    steps: [
      does('specialReelFilmSearch/typed', ''),
      calls(20, 'films', 'agencyFilms.find', { search: '', isStart: true }),
      told(20, ok([nocturne])),
      does('specialReelFilmSearch/typed', 'rose'),
      sleeps(21, 'specialReelFilmSearch', 300),
      told(21, null),
      calls(22, 'films', 'agencyFilms.find', { search: 'rose', isStart: true }),
      told(22, ok([])),
      does('specialReelFilmSearch/left'),
    ],
  },
];
