import { beginsTurn, type Entry } from '../../../journal/entry';
import type { Run } from '../../../journal/schedule';

interface Session {
  readonly agency?: { readonly userId?: string };
}

/** From there on somebody else is signed in, or nobody. */
interface PersonChange {
  /** Whether somebody was before. */
  readonly isOfFormer: boolean;
  /** Of the fact that says so. */
  readonly at: number;
  /** Of what came from outside and caused it. */
  readonly turn: number;
  readonly userId: string | undefined;
}

const leaving = ['session/signedOut', 'session/personChanged'];
const changing = ['session/signedIn', ...leaving];

const idOf = (session: unknown) => (session as Session | null | undefined)?.agency?.userId;

/** Who was signed in when the run began. */
export const personAtFirst = ({ begun }: Run): string | undefined =>
  idOf((begun as { readonly session?: { readonly current?: unknown } } | undefined)?.session?.current);

/** Each time that a person came or left. */
export const personChanges = (entries: readonly Entry[]): readonly PersonChange[] =>
  entries.flatMap((entry, at) => {
    if (entry.kind !== 'derived' || !changing.includes(entry.action.type)) return [];
    const turn = entries.findLastIndex((other, index) => index < at && beginsTurn(other));
    const { type, payload } = entry.action;
    return [{ isOfFormer: leaving.includes(type), at, turn: Math.max(0, turn), userId: idOf(payload) }];
  });
