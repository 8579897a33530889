import { language } from '../entities/language';
import { encoding, separator, TABLE_COLUMNS_LIMIT, talentTableFields } from '../entities/talentImport';
import type { ValueOf } from '../wire/field';
import { script } from '../script';
import { optional, secret } from '../wire/field';
import { flag, id, joined, text, whole } from '../wire/fields';
import { done } from '../wire/reply';

/** How a table is to be read; what is absent is recognised. The profession is of rows that name none. */
const reading = {
  encoding: optional(encoding),
  separator: optional(separator),
  /** Of each column, in their order, the field or LEFT_OUT. */
  columns: optional(joined('COLUMNS', TABLE_COLUMNS_LIMIT)),
  categoryId: optional(id('PROF')),
  /** Takes rows too that are of somebody who is there already. */
  withDoubles: optional(flag('WITH_DOUBLES')),
  language,
};

const told = done(talentTableFields);
/** What stands in cells is in no journal: nobody knows what a column holds. */
const cells = {
  sample: secret(text('SAMPLE'), 'underItsNames'),
  written: secret(text('WRITTEN'), 'underItsNames'),
};

/** A multipart call whose part `file` is a table of talents; ours. It changes nothing, and says what an import would do. */
export const talentTableCheck = script({
  name: 'talentImport.check',
  path: 'CheckTalentTable.php',
  allow: 'staff',
  encoding: 'multipart',
  input: reading,
  reply: { ...told, fields: { ...told.fields, ...cells } },
  refusal: 'error',
});

/** The same, and adds the good rows as talents, all of them or none; `csv` are the others with why. */
export const talentTableImport = script({
  name: 'talentImport.make',
  path: 'ImportTalents.php',
  allow: 'staff',
  encoding: 'multipart',
  input: { ...reading, requestId: optional(id('REQUEST_ID')) },
  reply: done({
    importId: id('IMPORT_ID'),
    imported: whole('IMPORTED'),
    left: whole('LEFT'),
    csv: secret(text('CSV', { max: Number.MAX_SAFE_INTEGER }), 'underItsNames'),
  }),
  refusal: 'FAILED',
});

export const talentImportScripts = [
  /** Puts the talents of an import into the trash, with what they have got since. */
  script({
    name: 'talentImport.undo',
    path: 'UndoTalentImport.php',
    allow: 'staff',
    input: { importId: id('IMPORT_ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({ removed: whole('REMOVED') }),
    refusal: 'FAILED',
  }),
] as const;

export type TalentTable = ValueOf<typeof talentTableFields>;
