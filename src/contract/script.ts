import type { Allow } from './rules/allow';
import type { Fields, ValueOf } from './wire/field';
import type { Reply } from './wire/reply';

/** What every call but sign-in carries beside its own fields: the signed-in person's id (spec section 7). */
export const PERSON = 'ID_USER_CLIENT';

/** The literal that stands for every refusal of a call, where the spec names one for it. */
export type RefusalWord = 'FAILED' | 'error';

/** One call: what both ends agree on. */
interface Script<Name extends string, In extends Fields, Out, Written = Out> {
  readonly name: Name;
  readonly path: string;
  readonly encoding: 'form' | 'json' | 'multipart';
  readonly input: In;
  readonly reply: Reply<Out, Written>;
  readonly refusal?: RefusalWord;
  /** True of a reply that says why the call was refused: such a one is read whatever the HTTP status. */
  explains?(reply: Out): boolean;
  /** Who may call it: the server refuses others, the office does not offer it to them. */
  readonly allow: Allow;
}

export type AnyScript = Script<string, Fields, unknown>;
export type InputOf<S> = S extends { readonly input: infer In extends Fields } ? ValueOf<In> : never;
export type ReplyOf<S> = S extends { readonly reply: Reply<infer Out, never> } ? Out : never;
/** What a handler hands back: the reply, or rows that the database wrote as JSON. */
export type WrittenOf<S> = S extends { readonly reply: { write(value: infer Written): unknown } }
  ? Written
  : never;

/** Scripts by their names: `byName(reelScripts)['reel.rename']`. */
export const byName = <S extends { readonly name: string }>(list: readonly S[]) =>
  Object.fromEntries(list.map((entry) => [entry.name, entry])) as {
    readonly [N in S['name']]: Extract<S, { readonly name: N }>;
  };

/** A call as a literal; form-encoded unless it says otherwise. */
export function script<const Name extends string, In extends Fields, Out, Written = Out>(
  definition: Omit<Script<Name, In, Out, Written>, 'encoding'> & { encoding?: 'form' | 'json' | 'multipart' },
): Script<Name, In, Out, Written> {
  return { encoding: 'form', ...definition };
}
