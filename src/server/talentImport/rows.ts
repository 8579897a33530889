import type { TableFault } from '../../contract/entities/talentImport';
import type { ImportedColumn } from '../../contract/entities/talentTable';
import { type TalentRecord, talentChangeFields } from '../../contract/entities/talentRecord';
import { foldName } from '../../contract/rules/text';
import { optionals } from '../../contract/wire/field';
import { checkRecord } from '../../contract/wire/record';
import { dayIn, flagIn, plainCell } from './cells';

/** A cell that is not taken. */
export interface Fault {
  readonly field: ImportedColumn;
  readonly fault: TableFault;
  readonly written: string;
}

/** What a row comes to: a talent's record, or what is wrong with its cells. */
type CheckedRow =
  | { readonly ok: true; readonly record: TalentRecord }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const { firstName, ...others } = talentChangeFields;
const fields = { firstName, ...optionals(others) };

const blank: TalentRecord = {
  ...(Object.fromEntries(Object.keys(talentChangeFields).map((name) => [name, ''])) as Record<
    Exclude<keyof TalentRecord, 'licenceB' | 'licenceHeavy' | 'agents'>,
    string
  >),
  licenceB: false,
  licenceHeavy: false,
  agents: [],
};

/** What is written on the wire for a cell; nothing where it is not understood. */
type Reader = (text: string) => string | undefined;

/** Reads rows; `professions` finds one by its folded name, `usual` is that of rows that name none. */
export function rowReader(professions: ReadonlyMap<string, string>, usual: string | undefined) {
  const readers: Readonly<Partial<Record<ImportedColumn, readonly [Reader, TableFault]>>> = {
    birthDate: [dayIn, 'notADay'],
    licenceB: [flagIn, 'notYesOrNo'],
    licenceHeavy: [flagIn, 'notYesOrNo'],
    categoryId: [(text) => professions.get(foldName(text)), 'unknownProfession'],
  };
  return (cells: Readonly<Partial<Record<ImportedColumn, string>>>): CheckedRow => {
    const faults: Fault[] = [];
    const wire: Record<string, string> = usual === undefined ? {} : { [fields.categoryId.wire]: usual };
    for (const [name, cell] of Object.entries(cells)) {
      const field = name as ImportedColumn;
      const written = plainCell(cell);
      if (written === '') continue;
      const [read, fault] = readers[field] ?? [];
      const text = read ? read(written) : written;
      if (text === undefined) faults.push({ field, fault: fault ?? 'malformed', written });
      else wire[fields[field].wire] = text;
    }
    const checked = checkRecord(fields, wire);
    if (!checked.ok)
      for (const [name, code] of Object.entries(checked.problems)) {
        const field = name as ImportedColumn;
        faults.push({ field, fault: faultOf(field, code), written: plainCell(cells[field] ?? '') });
      }
    const hasProfession = wire[fields.categoryId.wire] !== undefined;
    if (!hasProfession && !faults.some(({ field }) => field === 'categoryId'))
      faults.push({ field: 'categoryId', fault: 'required', written: '' });
    if (faults.length > 0 || !checked.ok) return { ok: false, faults };
    return { ok: true, record: { ...blank, ...(checked.value as Partial<TalentRecord>) } };
  };
}

function faultOf(field: ImportedColumn, code: string): TableFault {
  if (code === 'required' || code === 'tooLong') return code;
  return field === 'email' || field === 'email2' ? 'notAnEmail' : 'malformed';
}
