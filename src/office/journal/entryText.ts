import type { Entry } from './entry';

const WIDTH = 140;

/** A short text of plain data. */
export function shortJson(value: unknown, width = WIDTH): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > width ? `${text.slice(0, width)}… (${text.length} characters)` : text;
}

/** One entry on one line, for people, who count from 1. */
export function entryText(entry: Entry | object, index?: number, width = WIDTH): string {
  const place = index === undefined ? '' : `${String(index + 1).padStart(5)} `;
  return place + ('kind' in entry ? body(entry as Entry, width) : shortJson(entry, width));
}

function body(entry: Entry, width: number): string {
  switch (entry.kind) {
    case 'intent':
    case 'derived': {
      const { type, ...rest } = entry.action;
      return `${entry.kind.padEnd(8)} ${type} ${shortJson('payload' in rest ? rest['payload'] : undefined, width)}`.trimEnd();
    }
    case 'asked':
      return `asked${number(entry.k)} ${entry.port}.${entry.op} ${shortJson(entry.input, width)}`;
    case 'answered':
    case 'heard':
      return `${entry.kind}${number(entry.k)} ${shortJson(entry.value, width)}`.trimEnd();
    case 'stopped':
      return `stopped${number(entry.k)}`;
    case 'crashed':
      return `crashed  ${entry.message}`;
    case 'state':
      return `state    ${Object.keys(entry.slices).join(', ')}`;
  }
}

/** The player knows no number for a command that the log does not have. */
const number = (k: number | undefined) => (k === undefined ? '' : ` ${k}`);
