import { type Allow, isAllowed } from '../../contract/rules/allow';
import { selectSession } from './session';
import type { staff } from './staff';

/** The staff come after sign-in, with the work that is loaded then. */
type Root = Parameters<typeof selectSession>[0] & { readonly staff?: ReturnType<typeof staff.reducer> };

/** The signed-in person's own id among the staff. */
export const selectOwnId = (state: Parameters<typeof selectSession>[0]) =>
  selectSession(state)?.agency.userId ?? '';

/**
 * Whether the signed-in person may call a script that allows so much: what it is for is shown to nobody else. The list of
 * staff says what the person may now; before it has come, it is as it was at sign-in.
 */
export const selectMay = (state: Root, allow: Allow) =>
  isAllowed(allow, state.staff?.rows[selectOwnId(state)] ?? selectSession(state)?.staff);
