import type { Activity } from '../../contract/entities/activity';

const HEADER = ['when', 'who', 'script', 'thing', 'title', 'id', 'field', 'before', 'after'];

/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Activities as CSV (RFC 4180), with a mark by which spreadsheets know UTF-8; a line a field, or one where there is none. */
export function csvOf(rows: readonly Activity[]): string {
  const lines = rows.flatMap(({ at, staffName, script, thing, title, subject, changes }) => {
    const head = [at, staffName, script, thing, title, subject];
    const told = changes.map(({ field, before, after = '' }) => [...head, field, before, after]);
    return told.length > 0 ? told : [[...head, '', '', '']];
  });
  return `\uFEFF${[HEADER, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
