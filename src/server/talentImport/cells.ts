import { isDayText } from '../../contract/rules/dayText';
import { languages } from '../../contract/rules/language';
import { foldName } from '../../contract/rules/text';
import { wordOf } from '../words';

/** What stands in a cell, without what an export puts before a formula. */
export const plainCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** The day of a text, DD/MM/YYYY: of such a one, of YYYY-MM-DD, or with other signs between; nothing where it is none. */
export function dayIn(text: string): string | undefined {
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(text) ?? [];
  const [day, month, year] = first.length === 4 ? [third, second, first] : [first, second, third];
  const written = `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  return isDayText(written) ? written : undefined;
}

const answers = (id: 'talentRecord.yes' | 'talentRecord.no', more: readonly string[]) =>
  new Set([...languages.map((language) => wordOf(language, id)), ...more].map(foldName));
const yes = answers('talentRecord.yes', ['1', 'true', 'x', 'y', 'oui', 'ja', '✓']);
const no = answers('talentRecord.no', ['0', 'false', 'n', 'non', 'nein', '-']);

/** 1 or 0 for yes or no in any language; nothing where it is neither. */
export function flagIn(text: string): '1' | '0' | undefined {
  const word = foldName(text);
  if (yes.has(word)) return '1';
  return no.has(word) ? '0' : undefined;
}
