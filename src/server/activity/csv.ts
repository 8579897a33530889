import type { Activity } from '../../contract/entities/activity';
import { csvHead, csvLine } from '../csv';

const HEADER = ['when', 'who', 'script', 'thing', 'title', 'id', 'field', 'before', 'after'];

/** Activities as CSV; a line a field, or one where there is none. */
export function csvOf(rows: readonly Activity[]): string {
  const lines = rows.flatMap(({ at, staffName, script, thing, title, subject, changes }) => {
    const head = [at, staffName, script, thing, title, subject];
    const told = changes.map(({ field, before, after = '' }) => [...head, field, before, after]);
    return told.length > 0 ? told : [[...head, '', '', '']];
  });
  return csvHead(HEADER) + lines.map(csvLine).join('');
}
