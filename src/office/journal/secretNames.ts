import { formSecrets } from '../../contract/rules/formSecrets';
import type { AnyScript } from '../../contract/script';
import type { Field } from '../../contract/wire/field';
import { onceFor } from './onceFor';

/** From this length on, a secret's name is also met at the end of another: `newPassword`. */
const LONG = 8;

/** How long a secret text may be in its fields: the length at which a rule begins to say otherwise. */
export interface Lengths {
  /** Each is the least length that some field takes. */
  readonly least: ReadonlySet<number>;
  /** Each is the greatest. */
  readonly most: ReadonlySet<number>;
}

/** What the names of values say about them, in lower case, ours and the wire's. */
interface Names {
  /** Under these stand secrets. */
  readonly secret: ReadonlySet<string>;
  /** Under these stand secrets that are masked in what people write elsewhere as well. */
  readonly learnt: ReadonlySet<string>;
  /** Under these stands what people write as they like. */
  readonly prose: ReadonlySet<string>;
  readonly lengths: Lengths;
}

/** Fields that the contract has as texts, under whose names the office keeps words of its own. */
const words = /^(type|otherType|reason|encodingReason|privilege|code|path|field|fileType|from|server)$|Ids?$/;

/** Where the office keeps what somebody wrote under a name that no script has, or has for what is checked as well. */
const prose = 'note search typed messages message subject sent former before after tags stack'.split(' ');

const learntOfForms = Object.keys(formSecrets).filter((name) => formSecrets[name] === true);

type IsSuch = (field: Field<unknown>, name: string) => boolean;

const isWrittenFreely: IsSuch = ({ isProse, secret }, name) =>
  isProse === true && secret === false && !words.test(name);

/** What the contract, as far as it is loaded, and the forms say of the names of values. */
export const namesIn = onceFor((scripts: readonly AnyScript[]): Names => {
  const inputs = scripts.flatMap(({ input }) => Object.entries(input));
  const fields = [...inputs, ...scripts.flatMap(({ reply }) => Object.entries(reply.fields ?? {}))];
  const such = (isSuch: IsSuch, more: readonly string[] = [], among = fields) =>
    new Set(
      [
        ...more,
        ...among.filter(([name, field]) => isSuch(field, name)).flatMap(([name, { wire }]) => [name, wire]),
      ].map((name) => name.toLowerCase()),
    );
  // What is handed in as one likes is prose; what is only told is none where a rule says what may be handed in.
  const handedIn = such(isWrittenFreely, prose, inputs);
  const checked = such(({ isProse }) => isProse === false, [], inputs);
  const told = [...such(isWrittenFreely)].filter((name) => !checked.has(name));
  const limits = fields.flatMap(([, field]) => (field.secret === false ? [] : [field]));
  return {
    secret: such((field) => field.secret !== false, Object.keys(formSecrets)),
    learnt: such((field) => field.secret === true, learntOfForms),
    prose: new Set([...handedIn, ...told]),
    lengths: {
      least: new Set(limits.flatMap(({ min }) => min ?? [])),
      most: new Set(limits.flatMap(({ max }) => max ?? [])),
    },
  };
});

/** True for a name that is one of these, or that ends in a long one of them. */
export function nameTest(namesNow: () => ReadonlySet<string>): (name: string) => boolean {
  let names: ReadonlySet<string> | undefined;
  let long: readonly string[] = [];
  const verdicts = new Map<string, boolean>();

  function begin(current: ReadonlySet<string>): ReadonlySet<string> {
    long = [...current].filter((name) => name.length >= LONG);
    verdicts.clear();
    return current;
  }

  return (name) => {
    const current = namesNow();
    if (names !== current) names = begin(current);
    const known = verdicts.get(name);
    if (known !== undefined) return known;
    const lower = name.toLowerCase();
    const verdict = current.has(lower) || long.some((secret) => lower.endsWith(secret));
    if (verdicts.size < 10_000) verdicts.set(name, verdict);
    return verdict;
  };
}
