import { type Allow, isAllowed } from '../../contract/rules/allow';
import { selectSession } from './session';

/** Whether the signed-in person may call a script that allows so much: what it is for is shown to nobody else. */
export const selectMay = (state: Parameters<typeof selectSession>[0], allow: Allow) =>
  isAllowed(allow, selectSession(state)?.staff);
