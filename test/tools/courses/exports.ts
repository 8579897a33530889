import { asks, calls, type Course, does, goes, ok, refused, told } from './course';
import { OTHER_TALENT, TALENT } from './talent';

const asksFor = (of: string, rows: string) => does('listExport/requested', { of, rows });
const isThere = does('kits/arrived', { kit: 'listExport' });

export const courses: readonly Course[] = [
  {
    name: 'export-of-chosen-talents-refused-then-saved',
    about: ['listExport'],
    steps: [
      goes('/app/table/talents/all'),
      does('talentList/rowsChosen', { ids: [TALENT, OTHER_TALENT], isChosen: true }),
      isThere,
      goes('/app/page/export'),
      asksFor('talents', 'chosen'),
      asksFor('talents', 'all'),
      calls(4, 'listExport', 'talents.export', { ids: [TALENT, OTHER_TALENT] }),
      told(4, refused('offline')),
      does('listExport/closed'),
      asksFor('talents', 'all'),
      calls(5, 'listExport', 'talents.export', { language: 'en' }),
      told(5, ok({ csv: '•••1' })),
      asks(6, 'listExport', 'files.save', { name: 'talents.csv', csv: '•••1' }),
      told(6, null),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'export-of-the-films-that-are-found',
    about: ['listExport'],
    steps: [
      goes('/app/page/films'),
      does('agencyFilmList/searched', 'nocturne'),
      isThere,
      goes('/app/page/export'),
      asksFor('films', 'found'),
      calls(4, 'listExport', 'films.export', { language: 'en' }),
      told(4, ok({ csv: '•••1' })),
      asks(5, 'listExport', 'files.save', { name: 'films.csv' }),
      told(5, null),
      asksFor('films', 'all'),
      calls(6, 'listExport', 'films.export', { language: 'en' }),
      told(6, refused('forbidden')),
      goes('/app/page/films'),
    ],
  },
];
