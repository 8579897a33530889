import type { Invariant } from '../../../journal/explore';
import type { Run } from '../../../journal/schedule';
import { asksIn, callsIn, intentsIn, isAccepted } from './calls';
import { reelChangeScripts } from './order';

interface Typed {
  readonly form: string;
  readonly recordId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

interface Drafts {
  readonly autoSave?: {
    readonly drafts: Readonly<
      Record<
        string,
        { readonly status: string; readonly values: Readonly<Record<string, unknown>> } | undefined
      >
    >;
  };
}

const keyOf = ({ form, recordId }: Omit<Typed, 'values'>) => `${form}:${recordId}`;

/** The last value that was typed into each field, of records of which the person gave nothing up. */
function lastTyped({ entries }: Run) {
  const givenUp = new Set(
    ['autoSave/reverted', 'autoSave/conflictSettled'].flatMap((type) =>
      intentsIn<Typed>(entries, type).map(({ payload }) => keyOf(payload)),
    ),
  );
  const fields = intentsIn<Typed>(entries, 'autoSave/changed')
    .map(({ payload }) => ({ ...payload, key: keyOf(payload) }))
    .filter(({ key }) => !givenUp.has(key))
    .flatMap(({ key, form, values }) =>
      Object.entries(values).map(
        ([field, value]) => [`${key}:${field}`, { key, form, field, value }] as const,
      ),
    );
  return [...new Map(fields).values()];
}

/** What records held as they were read, of those over which nothing was saved since: typed again it need not be sent. */
function heldSince({ entries }: Run): ReadonlyMap<string, Typed['values']> {
  const saved = asksIn<Typed>(entries, 'autoSave/saved');
  const read = asksIn<Typed>(entries, 'autoSave/recordRead').filter(
    (one) => !saved.some(({ index, payload }) => index > one.index && keyOf(payload) === keyOf(one.payload)),
  );
  return new Map(read.map(({ payload }) => [keyOf(payload), payload.values]));
}

/**
 * What a person typed or did is kept: by the server, or on the screen as not saved yet. Holds for fields that save
 * themselves and for changes of reels.
 */
export const lostEdit: Invariant = {
  name: 'lost edit',
  broken(run) {
    if (!run.isQuiet) return [];
    return [...lostFields(run), ...lostReelChanges(run)];
  },
};

function lostFields(run: Run): readonly string[] {
  const { drafts = {} } = (run.state as Drafts).autoSave ?? {};
  const held = heldSince(run);
  const accepted = callsIn(run.entries).filter(({ answer }) => isAccepted(answer));
  return lastTyped(run)
    .filter(({ key, field, value }) => {
      const draft = drafts[key];
      const isShown =
        draft !== undefined && Object.is(draft.values[field], value) && draft.status !== 'resting';
      const isHeld = Object.is(held.get(key)?.[field], value);
      const text = JSON.stringify(value);
      return (
        !isShown &&
        !isHeld &&
        !accepted.some(({ input, answer }) => JSON.stringify([input, answer]).includes(text))
      );
    })
    .map(
      ({ form, field }) => `what was typed into ${field} of ${form} is neither saved nor shown as unsaved`,
    );
}

function lostReelChanges({ entries }: Run): readonly string[] {
  const isStopped = intentsIn(entries, 'reelChanges/addingStopped').length > 0;
  const counts = (kind: string) => !isStopped || kind !== 'addFilm';
  const asked = asksIn<{ kind: string }>(entries, 'reelChanges/requested').filter(({ payload }) =>
    counts(payload.kind),
  ).length;
  const made = callsIn(entries).filter(
    ({ script }) => reelChangeScripts.has(script) && counts(script.replace('reel.', '')),
  ).length;
  return made < asked ? [`${asked} changes of reels were asked for, ${made} were sent`] : [];
}
