import { trashedFields } from '../entities/trash';
import { script } from '../script';
import { text, whole } from '../wire/fields';
import { done, rows } from '../wire/reply';

/** What was deleted (spec: nothing; deletes only mark). */
export const trashScripts = [
  /** What was deleted and by whom, newest first. */
  script({
    name: 'trash.list',
    path: 'GetTrash.php',
    allow: 'reader',
    input: {},
    reply: rows('TRASH', trashedFields),
    refusal: 'error',
  }),
  /** For ever, with the files: all that was deleted up to an instant, the newest `deletedAt` that the person saw. */
  script({
    name: 'trash.empty',
    path: 'EmptyTrash.php',
    allow: 'administrator',
    input: { until: text('UNTIL', { min: 1, max: 30, matches: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ }) },
    reply: done({ removed: whole('REMOVED') }),
    refusal: 'error',
  }),
] as const;
