import { isAllowed } from '../../contract/rules/allow';
import { type ScriptName, scripts } from '../../contract/scripts';
import { selectSession } from './session';

/** Whether the signed-in person may call a script: what it is for is shown to nobody else. */
export const selectMay = (state: Parameters<typeof selectSession>[0], name: ScriptName) =>
  isAllowed(scripts[name].allow, selectSession(state)?.staff);
