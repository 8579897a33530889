import { resumedFields, trashedFields, trashKinds } from '../entities/trash';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, id, text, whole } from '../wire/fields';
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
  /**
   * Puts a thing back where it stood, with what went with it; what stands there already stays so. `talentId` is whose
   * it is, empty for the agency's own; beside it, what of what was scheduled happens again. Refused as conflict `ownerInTrash` while its talent or its group is deleted.
   */
  script({
    name: 'trash.restore',
    path: 'RestoreFromTrash.php',
    allow: 'staff',
    input: { kind: choice('KIND', trashKinds), id: id('ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({ talentId: text('TEC_ID'), ...resumedFields }),
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
