import { ROWS_ACTED_ON } from '../../../src/contract/constants';
import { asks, calls, changed, type Course, does, goes, ok, refused, sleeps, told } from './course';
import { film } from './talent';

const NOCTURNE = 'film-nocturne-0000001';
const COBALT = 'film-cobalt-000000002';
const GONE = 'film-gone-00000000003';
const nocturne = film(NOCTURNE, 'Nocturne', 1);
const cobalt = film(COBALT, 'Cobalt & Rose', 2);

/** A window as the server tells it. */
const part = (found: number, ...rows: readonly object[]) => ({ found, total: 99_999, rows });
const acted = (filmId: string) => ({ filmId, title: filmId, onReel: false });
const found = ok([acted(NOCTURNE), acted(COBALT), acted(GONE)]);
const exportAsked = (rows: string) => does('listExport/requested', { of: 'films', rows });
const exported = (k: number, ids: readonly string[]) => [
  calls(k, 'listExport', 'films.export', { ids }),
  told(k, ok({ csv: '•••1' })),
  asks(k + 1, 'listExport', 'files.save', { name: 'films.csv' }),
  told(k + 1, null),
];
const exports = (k: number, rows: string, ids: readonly string[]) => [exportAsked(rows), ...exported(k, ids)];

/** The list of films of an agency that has more of them than an office asks for: what is chosen there, and exported. */
export const courses: readonly Course[] = [
  {
    name: 'films-scrolled-to-while-others-are-on-their-way-and-after-they-did-not-come',
    about: ['agencyFilmList', 'filmWindows'],
    base: 'large',
    steps: [
      goes('/app/page/films'),
      calls(20, 'filmWindows', 'agencyFilms.window', { first: 0 }),
      does('agencyFilmList/rowsShown', { first: 0, last: 20 }),
      told(20, refused('offline')),
      does('agencyFilmList/rowsShown', { first: 0, last: 30 }),
      calls(21, 'filmWindows', 'agencyFilms.window', { first: 0 }),
      told(21, ok(part(99_999, nocturne, cobalt))),
      does('agencyFilmList/rowsShown', { first: 1, last: 31 }),
    ],
  },
  {
    name: 'films-chosen-from-one-to-another-that-was-not-shown-and-taken-back',
    about: ['agencyFilmList', 'filmsActedOn'],
    base: 'large',
    steps: [
      goes('/app/page/films'),
      calls(20, 'filmWindows', 'agencyFilms.window', { first: 0 }),
      told(20, ok(part(3, nocturne))),
      does('agencyFilmList/rangeChosen', { first: 0, last: 1 }),
      calls(21, 'filmsActedOn', 'agencyFilms.found'),
      told(21, ok([acted(NOCTURNE), acted(COBALT), acted(GONE)])),
      does('agencyFilmList/rowsShown', { first: 0, last: 2 }),
      does('agencyFilmList/rangeChosen', { first: 1, last: 2 }),
      does('agencyFilmList/rowsChosen', { ids: [NOCTURNE, COBALT, GONE], isChosen: false }),
      changed('film', NOCTURNE),
      ...[sleeps(22, 'filmWindows', 400), sleeps(23, 'filmsActedOn', 400), told(22, null)],
      calls(24, 'filmWindows', 'agencyFilms.window', { first: 0 }),
      told(24, ok(part(3, nocturne))),
    ],
  },
  {
    name: 'films-all-chosen-before-it-is-known-how-many-and-of-too-many',
    about: ['agencyFilmList', 'filmsActedOn'],
    base: 'large',
    steps: [
      ...[goes('/app/page/films'), calls(20, 'filmWindows', 'agencyFilms.window', { first: 0 })],
      ...[does('agencyFilmList/allChosen'), told(20, ok(part(ROWS_ACTED_ON, nocturne)))],
      calls(21, 'filmsActedOn', 'agencyFilms.found', { search: '' }),
      told(21, ok([acted(NOCTURNE)])),
      does('agencyFilmList/searched', 'o'),
      calls(22, 'filmWindows', 'agencyFilms.window', { first: 0, search: 'o' }),
      told(22, ok(part(ROWS_ACTED_ON + 1, cobalt))),
      does('agencyFilmList/allChosen'),
    ],
  },
  {
    name: 'films-all-chosen-of-a-backend-that-tells-of-all-instead',
    about: ['agencyFilmList', 'filmsActedOn'],
    base: 'large',
    steps: [
      ...[goes('/app/page/films'), calls(20, 'filmWindows', 'agencyFilms.window', { first: 0 })],
      ...[does('films/wanted', { params: {} }), calls(21, 'films', 'agencyFilms.list')],
      ...[does('agencyFilmList/allChosen'), told(20, ok(part(2, nocturne, cobalt)))],
      told(21, ok([nocturne, cobalt])),
      does('agencyFilmList/rangeChosen', { first: 0, last: 1 }),
    ],
  },
  {
    name: 'films-of-a-large-agency-exported-chosen-and-found',
    about: ['listExport', 'agencyFilmList'],
    base: 'large',
    steps: [
      ...[goes('/app/page/films'), calls(20, 'filmWindows', 'agencyFilms.window', { first: 0 })],
      told(20, ok(part(3, nocturne, cobalt))),
      does('kits/arrived', { kit: 'listExport' }),
      does('agencyFilmList/rowsChosen', { ids: [COBALT], isChosen: true }),
      ...exports(21, 'chosen', [COBALT]),
      ...[exportAsked('found'), calls(30, 'listExport', 'agencyFilms.found', { search: '' })],
      ...[told(30, found), ...exported(31, [NOCTURNE, COBALT, GONE])],
      ...[does('agencyFilmList/allChosen'), calls(40, 'filmsActedOn', 'agencyFilms.found')],
      does('agencyFilmList/rowsChosen', { ids: [COBALT], isChosen: false }),
      ...[exportAsked('chosen'), calls(41, 'listExport', 'agencyFilms.found', { search: '' })],
      ...[told(41, found), ...exported(42, [NOCTURNE, GONE])],
      ...[exportAsked('chosen'), calls(50, 'listExport', 'agencyFilms.found')],
      told(50, refused('offline')),
    ],
  },
];
