import type { CommandText } from './entry';

/** `clock.sleep`; of a call its script too: `http.call reel.rename`. */
export function commandName({ port, op, input }: CommandText): string {
  const script =
    typeof input === 'object' && input !== null && 'script' in input ? ` ${String(input.script)}` : '';
  return `${port}.${op}${script}`;
}
