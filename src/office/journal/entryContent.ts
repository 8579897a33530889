import type { Entry } from './entry';

/** What two entries of the same name are compared by: neither the numbers of commands nor times. */
export function contentOf(entry: Entry | undefined): object {
  switch (entry?.kind) {
    case 'intent':
    case 'derived':
      return { payload: entry.action['payload'] };
    case 'asked':
      return { input: entry.input };
    case 'answered':
    case 'heard':
      return { value: entry.value };
    case 'crashed':
      return { message: entry.message };
    default:
      return {};
  }
}
