import * as yup from 'yup';
import { json } from '../wire/json';
import { choice, whole } from '../wire/fields';

/** The largest table that is taken, in bytes, and its most rows and columns. */
export const TABLE_SIZE_LIMIT = 8 * 1024 * 1024;
export const TABLE_ROWS_LIMIT = 20_000;
export const TABLE_COLUMNS_LIMIT = 200;

/** So many faults, and so many doubles, are told of one by one. */
export const FAULTS_TOLD = 100;

/** What stands for a column that is left out. */
export const LEFT_OUT = '-';

const encodings = {
  'utf-8': 'utf-8',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'windows-1252': 'windows-1252',
  shift_jis: 'shift_jis',
  gb18030: 'gb18030',
} as const;
export type TableEncoding = keyof typeof encodings;
export const tableEncodings = Object.keys(encodings) as TableEncoding[];

const separators = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;
export type Separator = (typeof separators)[keyof typeof separators];
export const tableSeparators = Object.values(separators);

export const encoding = choice('ENCODING', encodings);
export const separator = choice('SEPARATOR', separators);

/** Why a cell is not taken. */
const faults = [
  'required',
  'tooLong',
  'notADay',
  'notAnEmail',
  'notYesOrNo',
  'unknownProfession',
  'malformed',
] as const;
export type TableFault = (typeof faults)[number];

const text = yup.string().defined();
/** A column as it is called in the table, what it is taken for or LEFT_OUT, and something that stands in it. */
const column = yup.object({ heading: text, field: text, sample: text });
/** A cell that is not taken: its row as spreadsheets count, the field, what is written there. */
const fault = yup.object({
  row: yup.number().defined(),
  field: text,
  fault: yup.string().oneOf(faults).defined(),
  written: text,
});
/** A row that is of somebody who is there already, or comes earlier in the table. */
const double = yup.object({
  row: yup.number().defined(),
  name: text,
  of: yup.string().oneOf(['talent', 'trash', 'row']).defined(),
});
const listOf = <T>(wire: string, of: yup.Schema<T>) =>
  json(wire, yup.array().of(of).defined('required') as unknown as yup.Schema<readonly T[]>);

/** What a table of talents holds, as far as it is understood. */
export const talentTableFields = {
  encoding,
  separator,
  columns: listOf('COLUMNS', column),
  rows: whole('ROW_COUNT'),
  /** Rows that would be taken. */
  good: whole('GOOD'),
  /** Rows with a fault, and the first of their cells. */
  faulty: whole('FAULTY'),
  faults: listOf('FAULTS', fault),
  doubled: whole('DOUBLED'),
  doubles: listOf('DOUBLES', double),
};
