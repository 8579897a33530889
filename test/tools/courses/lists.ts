import {
  calls,
  changed,
  type Course,
  does,
  goes,
  hears,
  ok,
  refused,
  sleeps,
  told,
  watchesThePage,
} from './course';
import { film, opensTalent, OTHER_TALENT, TALENT, talentIsOpen } from './talent';

const NOCTURNE = 'film-nocturne-0000001';
const COBALT = 'film-cobalt-000000002';

const talent = (talentId: string, lastName: string) => ({
  ...{ talentId, firstName: 'Idris', lastName, profession: 'Composer', categoryId: 'Snf97PMGcjXsjBZNZmPr' },
  ...{ city: 'Marseille', online: true, profilePicture: '', filmCount: 0, reelCount: 0 },
});

const reloads = does('news/reloadRequested', { params: {} });
const failed = (kind: string) => ({ ok: false, refusal: { kind, word: 'error' } });
const MANY = Array.from({ length: 51 }, (_, index) => index);

export const courses: readonly Course[] = [
  {
    name: 'more-talents-changed-than-are-asked-for-one-by-one',
    about: ['talents'],
    steps: [
      ...MANY.flatMap((index) => [changed('talent', `talent${index}`), sleeps(100 + index, 'talents', 400)]),
      told(150, null),
      calls(200, 'talents', 'talents.list', { order: 'onlineFirst', limit: 100, page: 1 }),
      told(200, ok([])),
    ],
  },
  {
    name: 'talents-of-a-backend-that-tells-all-when-it-is-asked-for-one',
    about: ['talents'],
    steps: [
      goes('/app/table/talents/all'),
      changed('talent', TALENT),
      sleeps(3, 'talents', 400),
      told(3, null),
      calls(4, 'talents', 'talents.list', { talentIds: [TALENT] }),
      told(4, ok([talent(TALENT, 'Garnier'), talent(OTHER_TALENT, 'Otherwise')])),
    ],
  },
  {
    name: 'film-changed-whose-list-was-left-and-that-is-not-told',
    about: ['films'],
    steps: [
      ...opensTalent,
      goes('/app/dashboard'),
      changed('film', NOCTURNE),
      sleeps(5, 'films', 400),
      told(5, null),
      calls(6, 'films', 'agencyFilms.list', { filmIds: [NOCTURNE] }),
      told(6, refused('timeout')),
      calls(7, 'films', 'agencyFilms.list'),
      told(7, ok([])),
    ],
  },
  {
    name: 'film-told-of-beside-one-that-is-known-already',
    about: ['films'],
    steps: [
      ...talentIsOpen([film(NOCTURNE, 'Nocturne', 2)]),
      changed('film', NOCTURNE, 2),
      sleeps(5, 'films', 400),
      changed('film', COBALT),
      sleeps(6, 'films', 400),
      told(6, null),
      calls(7, 'films', 'agencyFilms.list', { filmIds: [COBALT] }),
      told(7, ok([film(COBALT, 'Cobalt & Rose', 1)])),
    ],
  },
  {
    name: 'reel-name-told-anew-with-the-same-code',
    about: ['reelNames'],
    steps: [
      changed('reelName', 'AUTOMOTIVE'),
      sleeps(3, 'reelNames', 400),
      told(3, null),
      calls(4, 'reelNames', 'reelNames.list'),
      told(4, ok([{ name: 'Cars', code: 'AUTOMOTIVE' }])),
    ],
  },
  {
    name: 'clients-list-refused-and-the-same-is-no-news',
    about: ['clientList', 'categories'],
    steps: [
      goes('/app/table/talents/all'),
      does('clientList/opened'),
      watchesThePage(3, 'clientList'),
      hears(3, true),
      sleeps(4, 'clientList', 5000),
      told(4, null),
      calls(5, 'clientList', 'categories.list'),
      told(5, refused('timeout')),
      sleeps(6, 'clientList', 5000),
      told(6, null),
      calls(7, 'clientList', 'categories.list'),
      told(7, ok([])),
      sleeps(8, 'clientList', 5000),
    ],
  },
  {
    name: 'clients-list-asked-for-by-hand-while-it-is-asked-for-unseen',
    about: ['clientList', 'categories'],
    steps: [
      ...[goes('/app/table/talents/all'), does('clientList/opened'), watchesThePage(3, 'clientList')],
      ...[hears(3, true), sleeps(4, 'clientList', 5000), told(4, null)],
      ...[calls(5, 'clientList', 'categories.list'), does('categories/reloadRequested', { params: {} })],
      ...[calls(6, 'categories', 'categories.list'), sleeps(7, 'clientList', 5000)],
      told(6, ok([])),
    ],
  },
  {
    name: 'lists-not-loaded-as-they-are-not-there-or-may-not-be-had-yet-then-not-at-all',
    about: ['startFlag', 'loading'],
    steps: [
      ...[reloads, calls(3, 'news', 'news.list'), told(3, failed('notFound'))],
      ...[reloads, calls(4, 'news', 'news.list'), told(4, failed('conflict'))],
      ...[does('navigation/locationChanged', { path: '/app/page/news' }), reloads],
      ...[calls(5, 'news', 'news.list'), told(5, failed('refused'))],
    ],
  },
];
