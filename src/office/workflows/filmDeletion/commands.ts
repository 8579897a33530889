import { newId, sleep } from '../../kernel/commands';

/** How long Undo is offered, in milliseconds; afterwards the trash restores. */
const UNDO_TIME = 10_000;
/** How long the notice that a film is back stands, in milliseconds. */
const RESTORED_TIME = 3000;

export const newRequestId = () => newId(20);
export const waitForUndo = () => sleep(UNDO_TIME);
export const waitWithNotice = () => sleep(RESTORED_TIME);
