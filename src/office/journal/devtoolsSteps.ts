import type { DevtoolsConnection, DevtoolsMessage } from './devtools';
import type { SteppingWorld } from './steppingWorld';

/**
 * The stepping mode from within the Redux DevTools: its lock button turns it on and off (while it is locked, commands
 * wait), and its dispatcher takes `step` (the next command goes on) and `release 12` (that one does).
 */
export function stepFromDevtools(connection: DevtoolsConnection, stepping: SteppingWorld): void {
  connection.subscribe?.((message) => {
    const locked = lockOf(message);
    if (locked !== undefined) stepping.setStepping(locked);
    else if (message.type === 'ACTION') run(String(message.payload), stepping);
  });
}

function lockOf({ type, payload }: DevtoolsMessage): boolean | undefined {
  if (type !== 'DISPATCH' || typeof payload !== 'object' || payload === null) return undefined;
  const { type: button, status } = payload as { readonly type?: unknown; readonly status?: unknown };
  return button === 'LOCK_CHANGES' ? status === true : undefined;
}

/** The dispatcher hands over text: `step`, `release 12`, or the same as an action, `{type: 'step'}`. */
function run(text: string, stepping: SteppingWorld): void {
  const [, word, number] = /(step|release)\b\D*(\d+)?/.exec(text) ?? [];
  const next = stepping.waiting()[0]?.k;
  const k = word === 'release' && number !== undefined ? Number(number) : next;
  if (word !== undefined && k !== undefined) stepping.release(k);
}
