import type { Refusal } from '../../../src/contract/refusal';
import type { InputOf } from '../../../src/contract/script';
import type { ScriptByName, ScriptName } from '../../../src/contract/scripts';
import type { World } from './world';

/** Good input for a script, made with an agency's own rows; and its fields that name rows of the agency. */
export interface Sample<N extends ScriptName> {
  input(world: World): Promise<InputOf<ScriptByName[N]>> | InputOf<ScriptByName[N]>;
  /** Why even good input is refused in the demo. */
  readonly refused?: Refusal;
  readonly rows: readonly (keyof InputOf<ScriptByName[N]> & string)[];
}

/** For a script that takes nothing. */
export const none = { input: () => ({}), rows: [] } as const;
