import { calls, changed, type Course, does, goes, ok, refused, sleeps, told } from './course';

const ELOISE = 'talent-eloise-00000001';
const NOEMI = 'talent-noemi-000000002';
const row = (talentId: string, lastName: string) => ({
  ...{ talentId, firstName: 'Éloïse', lastName, profession: 'Director', city: 'Paris' },
  ...{ categoryId: 'ATB60dVa2yyKw6JAXHrH', online: true, profilePicture: '', filmCount: 4, reelCount: 2 },
});
const eloise = row(ELOISE, 'Garnier');
const noemi = row(NOEMI, 'Noémi');
const part = (found: number, ...rows: readonly object[]) => ({ found, total: 9_999, rows });
const acted = (talentId: string) => ({ talentId, firstName: 'Éloïse', lastName: talentId });
const figures = ok([{ categoryId: eloise.categoryId, talents: 9_999 }]);

/** The list of talents of an agency that has more of them than an office asks for. */
export const courses: readonly Course[] = [
  {
    name: 'talents-of-a-large-agency-window-by-window',
    about: ['talentList', 'talentWindows'],
    base: 'large',
    steps: [
      goes('/app/table/talents/all'),
      calls(20, 'talentWindows', 'talents.window', { first: 0, order: 'name', profession: 'all' }),
      told(20, ok(part(9_999, eloise, noemi))),
      does('talentList/rowsShown', { first: 5000, last: 5050 }),
      calls(21, 'talentWindows', 'talents.window', { first: 5000 }),
      calls(22, 'talentWindows', 'talents.window', { first: 5050 }),
      does('talentList/filtered', { filter: 'site', option: 'online' }),
      calls(23, 'talentWindows', 'talents.window', { first: 0, online: true }),
      calls(24, 'talentWindows', 'talents.window', { first: 50, online: true }),
      told(23, ok(part(1, noemi))),
      told(24, ok(part(1))),
      changed('talent', NOEMI),
      sleeps(25, 'talentFigures', 400),
      sleeps(26, 'talentWindows', 400),
      sleeps(27, 'talentWindows', 400),
      told(25, null),
      calls(28, 'talentFigures', 'talents.figures'),
      told(28, figures),
      goes('/talents/directors'),
      calls(29, 'talentWindows', 'talents.window', { first: 0, profession: 'directors' }),
      told(29, refused('timeout')),
    ],
  },
  {
    name: 'talents-all-chosen-that-were-found',
    about: ['talentList', 'talentWindows', 'talentsActedOn'],
    base: 'large',
    steps: [
      goes('/app/table/talents/all'),
      calls(20, 'talentWindows', 'talents.window', { first: 0 }),
      told(20, refused('offline')),
      does('talentList/reloadRequested'),
      calls(21, 'talentWindows', 'talents.window', { first: 0 }),
      told(21, ok(part(2, eloise, noemi))),
      does('talentList/allChosen'),
      calls(22, 'talentsActedOn', 'talents.found', { search: '' }),
      told(22, refused('forbidden')),
      does('talentList/reloadRequested'),
      calls(23, 'talentWindows', 'talents.window', { first: 0 }),
      calls(24, 'talentsActedOn', 'talents.found', { search: '' }),
      told(24, ok([acted(ELOISE), acted(NOEMI)])),
      told(23, ok(part(2, eloise, noemi))),
      does('talentList/rowsChosen', { ids: [ELOISE], isChosen: false }),
      does('talentList/choiceCleared'),
    ],
  },
];
