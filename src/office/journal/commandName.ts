import type { CommandText } from './entry';

/** `clock.sleep`; of a call its script too: `http.call reel.rename`. */
export function commandName({ port, op, input }: CommandText): string {
  const script = scriptOf(input);
  return `${port}.${op}${script === undefined ? '' : ` ${script}`}`;
}

/** The script that an input names by a text. */
export const scriptOf = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'script' in input && typeof input.script === 'string'
    ? input.script
    : undefined;

/** True for a call of a script: its name says what is asked for. Of all else only the input does. */
export const isCall = ({ port, op }: CommandText) => port === 'http' && op === 'call';
