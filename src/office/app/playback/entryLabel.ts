import { commandName, type Entry, type Span } from '../../journal';

/** The name of an entry as the panel shows it: an action's type, or a command with an arrow for its way. */
export function entryLabel(entry: Entry, nameOf: (k: number) => string): string {
  switch (entry.kind) {
    case 'intent':
    case 'derived':
      return entry.action.type;
    case 'asked':
      return `→ ${commandName(entry)}`;
    case 'answered':
    case 'heard':
      return `← ${nameOf(entry.k)}`;
    case 'stopped':
      return `✕ ${nameOf(entry.k)}`;
    case 'crashed':
      return entry.message;
    case 'state':
      return Object.keys(entry.slices).join(', ');
  }
}

/** Names commands by their numbers. */
export function namesOf(spans: readonly Span[]): (k: number) => string {
  const names = new Map(spans.map(({ k, name }) => [k, name]));
  return (k) => names.get(k) ?? String(k);
}

/** What an entry carries, without what its label says. */
export function entryContent(entry: Entry): unknown {
  switch (entry.kind) {
    case 'intent':
    case 'derived':
      return entry.action['payload'];
    case 'asked':
      return entry.input;
    case 'answered':
    case 'heard':
      return entry.value;
    case 'crashed':
      return entry.message;
    case 'stopped':
    case 'state':
      return undefined;
  }
}
