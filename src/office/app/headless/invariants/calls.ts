import type { Entry } from '../../../journal';

/** A call of a script within a session. */
export interface Call {
  readonly script: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** For whom; undefined where it needs nobody. */
  readonly userId: string | undefined;
  /** Positions among the entries; `to` is Infinity while no answer came. */
  readonly from: number;
  readonly to: number;
  readonly answer: unknown;
  /** The workflow that made it. */
  readonly by: string | undefined;
}

/** All calls of a session, in the order in which they were made. */
export function callsIn(entries: readonly Entry[]): readonly Call[] {
  const ends = new Map<number, { readonly to: number; readonly answer: unknown }>();
  entries.forEach((entry, to) => {
    if (entry.kind === 'answered') ends.set(entry.k, { to, answer: entry.value });
    if (entry.kind === 'stopped') ends.set(entry.k, { to, answer: undefined });
  });
  return entries.flatMap((entry, from) => {
    if (entry.kind !== 'asked' || `${entry.port}.${entry.op}` !== 'http.call') return [];
    const { script, input, userId } = entry.input as Pick<Call, 'script' | 'input' | 'userId'>;
    const { to = Infinity, answer } = ends.get(entry.k) ?? {};
    return [{ script, input, userId, from, to, answer, by: entry.by }];
  });
}

/** True for an answer that is no refusal. */
export const isAccepted = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;

/** The payloads of what a person asked for under a name, with their positions. */
export const intentsIn = <P>(entries: readonly Entry[], type: string) =>
  payloadsIn<P>(entries, type, ['intent']);

/** The same, also of what one workflow asked another for. */
export const asksIn = <P>(entries: readonly Entry[], type: string) =>
  payloadsIn<P>(entries, type, ['intent', 'derived']);

const payloadsIn = <P>(entries: readonly Entry[], type: string, kinds: readonly Entry['kind'][]) =>
  entries.flatMap((entry, index) =>
    'action' in entry && kinds.includes(entry.kind) && entry.action.type === type
      ? [{ index, payload: entry.action['payload'] as P }]
      : [],
  );

/** What a person did between two entries. */
export const didAnything = (entries: readonly Entry[], from: number, to: number) =>
  entries.slice(from, to).some(({ kind }) => kind === 'intent');
