import { resumedFields, trashKinds } from '../entities/trash';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, id, text } from '../wire/fields';
import { done } from '../wire/reply';

/** How a thing comes back from the trash, for every screen where one is deleted. */
export const restoringScripts = [
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
] as const;
