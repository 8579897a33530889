import type { CommandText } from './entry';

/** `clock.sleep`; of a call its script too: `http.call reel.rename`. */
export function commandName({ port, op, input }: CommandText): string {
  const script =
    typeof input === 'object' && input !== null && 'script' in input ? ` ${String(input.script)}` : '';
  return `${port}.${op}${script}`;
}

/** True for a call of a script: its name says what is asked for. Of all else only the input does. */
export const isCall = ({ port, op }: CommandText) => port === 'http' && op === 'call';
