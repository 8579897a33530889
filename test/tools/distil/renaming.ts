import type { Entry, Recording } from '../../../src/office/journal';
import { commandName } from '../../../src/office/journal';

/** What a machine made up: an id of the demo agency, or the server's address. */
const MADE_UP = /^[A-Za-z0-9]{10,}$|^https?:\/\/[\w.]+:\d+$/;
const PIECES = /_;_|(?<=:\d+)(?=\/)|[^A-Za-z0-9:/.]+/;

/** A log whose made-up names are those of the base: every agency of the demo has ids of its own. */
export function renamedAs(base: Recording, recording: Recording, text: string): string {
  const names = new Map<string, string>();
  const known = answersByName(base);
  for (const [name, value] of answersByName(recording)) align(value, known.get(name), names);
  if (names.size === 0) return text;
  const pattern = new RegExp([...names.keys()].map((name) => name.replace(/[.]/g, '\\.')).join('|'), 'g');
  return text.replace(pattern, (name) => names.get(name) ?? name);
}

/** What each command was answered first. */
function answersByName({ entries }: Recording): ReadonlyMap<string, unknown> {
  const asked = new Map<number, string>();
  const answers = new Map<string, unknown>();
  for (const entry of entries as readonly Entry[]) {
    if (entry.kind === 'asked') asked.set(entry.k, commandName(entry));
    const name = entry.kind === 'answered' ? asked.get(entry.k) : undefined;
    if (entry.kind === 'answered' && name !== undefined && !answers.has(name)) answers.set(name, entry.value);
  }
  return answers;
}

function align(value: unknown, other: unknown, names: Map<string, string>): void {
  if (typeof value === 'string' && typeof other === 'string') {
    const pieces = value.split(PIECES);
    const others = other.split(PIECES);
    if (pieces.length === others.length)
      pieces.forEach((piece, index) => {
        const name = others[index] ?? '';
        if (piece !== name && MADE_UP.test(piece) && MADE_UP.test(name) && !names.has(piece))
          names.set(piece, name);
      });
    return;
  }
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null) return;
  for (const [name, part] of Object.entries(value))
    align(part, (other as Readonly<Record<string, unknown>>)[name], names);
}
