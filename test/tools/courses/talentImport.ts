import { TABLE_SIZE_LIMIT } from '../../../src/contract/entities/talentImport';
import { arrives, asks, calls, type Course, does, forgets, goes, makesId, ok, refused, told } from './course';

const BY = 'talentImport';
const CHECK = 'talentImport.check';
const MAKE = 'talentImport.make';

const file = (fileId: string, size = 1200) => ({ fileId, name: 'talents.csv', size, type: 'text/csv' });
const column = (heading: string, field: string) => ({ heading, field, sample: '•••1' });
const table = (good: number, fields: readonly [string, string], over: object = {}) => ({
  ...{ encoding: 'utf-8', separator: ',', rows: 3, good, faulty: 0, faults: [], doubled: 0, doubles: [] },
  ...{ columns: [column('First name', fields[0]), column('Profession', fields[1])], ...over },
});
const fault = { row: 3, field: 'categoryId', fault: 'unknownProfession', written: '•••2' };
const sends = (k: number, script: string, fileId: string) =>
  asks(k, BY, 'uploads.sendForm', { script, fileId });
const isOpen = [does('kits/arrived', { kit: 'talentImport' }), goes('/app/page/importtalents')];

export const courses: readonly Course[] = [
  {
    name: 'talents-imported-after-columns-were-matched-then-taken-back',
    about: [BY],
    steps: [
      ...isOpen,
      does('talentImport/fileChosen', { file: file('file-1') }),
      sends(4, CHECK, 'file-1'),
      arrives(4, ok(table(0, ['firstName', '-'], { faulty: 3, faults: [fault] }))),
      does('talentImport/choicesChanged', { columns: ['firstName', 'categoryId'] }),
      sends(5, CHECK, 'file-1'),
      does('talentImport/choicesChanged', { separator: ';' }),
      { kind: 'stopped', k: 5 },
      sends(6, CHECK, 'file-1'),
      arrives(6, ok(table(2, ['firstName', 'categoryId'], { faulty: 1, faults: [fault] }))),
      does('talentImport/submitted'),
      does('talentImport/submitted'),
      does('talentImport/closed'),
      ...makesId(7, BY, 20, 'import-request-00001'),
      sends(8, MAKE, 'file-1'),
      arrives(8, ok({ importId: 'import-1', imported: 2, left: 1, csv: '•••3' })),
      forgets(9, BY, 'file-1'),
      told(9, null),
      does('talentImport/leftSaved'),
      asks(10, BY, 'files.save', { name: 'talents-left-out.csv' }),
      told(10, null),
      does('talentImport/undoRequested'),
      calls(11, BY, 'talentImport.undo', { importId: 'import-1' }),
      told(11, refused('offline')),
      does('talentImport/undoRequested'),
      calls(12, BY, 'talentImport.undo', { importId: 'import-1' }),
      told(12, ok({ removed: 2 })),
      does('talentImport/closed'),
    ],
  },
  {
    name: 'talents-imported-once-though-the-first-answer-was-lost',
    about: [BY],
    steps: [
      ...isOpen,
      does('talentImport/fileChosen', { file: file('file-1') }),
      sends(4, CHECK, 'file-1'),
      arrives(4, ok(table(3, ['firstName', 'categoryId']))),
      does('talentImport/submitted'),
      ...makesId(5, BY, 20, 'import-request-00001'),
      sends(6, MAKE, 'file-1'),
      arrives(6, refused('offline')),
      does('talentImport/submitted'),
      sends(7, MAKE, 'file-1'),
      arrives(7, ok({ importId: 'import-1', imported: 3, left: 0, csv: '' })),
      forgets(8, BY, 'file-1'),
      told(8, null),
      goes('/app/table/talents/all'),
    ],
  },
  {
    name: 'table-of-talents-too-large-then-none-then-refused',
    about: [BY],
    steps: [
      ...isOpen,
      does('talentImport/fileChosen', { file: file('file-1', 9_000_000) }),
      forgets(4, BY, 'file-1'),
      told(4, null),
      does('talentImport/fileChosen', { file: file('file-2') }),
      sends(5, CHECK, 'file-2'),
      arrives(5, { ok: false, refusal: { kind: 'invalid', problems: { file: 'notATable' } } }),
      forgets(6, BY, 'file-2'),
      told(6, null),
      does('talentImport/fileChosen', { file: file('file-3') }),
      sends(7, CHECK, 'file-3'),
      arrives(7, ok(table(3, ['firstName', 'categoryId']))),
      does('talentImport/choicesChanged', { withDoubles: true }),
      sends(8, CHECK, 'file-3'),
      arrives(8, refused('timeout')),
      does('talentImport/submitted'),
      ...makesId(9, BY, 20, 'import-request-00002'),
      sends(10, MAKE, 'file-3'),
      arrives(10, refused('conflict', 'nothingToImport')),
      does('talentImport/fileChosen', { file: file('file-4') }),
      forgets(11, BY, 'file-3'),
      sends(12, CHECK, 'file-4'),
      told(11, null),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'table-of-talents-closed-while-it-is-read-and-once-it-was-read-is-let-go',
    about: [BY],
    steps: [
      ...isOpen,
      does('talentImport/fileChosen', { file: file('file-1') }),
      sends(4, CHECK, 'file-1'),
      does('talentImport/closed'),
      forgets(5, BY, 'file-1'),
      { kind: 'stopped', k: 4 },
      told(5, null),
      does('talentImport/fileChosen', { file: file('file-2') }),
      sends(6, CHECK, 'file-2'),
      arrives(6, ok(table(3, ['firstName', 'categoryId']))),
      does('talentImport/closed'),
      forgets(7, BY, 'file-2'),
      told(7, null),
    ],
  },
  {
    name: 'table-of-talents-as-large-as-may-be',
    about: [BY],
    steps: [
      ...isOpen,
      does('talentImport/fileChosen', { file: file('file-1', TABLE_SIZE_LIMIT) }),
      sends(4, CHECK, 'file-1'),
    ],
  },
];
