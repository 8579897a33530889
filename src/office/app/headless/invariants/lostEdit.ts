import type { Invariant } from '../../../journal/explore';
import type { Run } from '../../../journal/schedule';
import { asksIn, callsIn, intentsIn } from './calls';
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

const isAccepted = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;

/** The last value that was typed into each field, of records of which the person gave nothing up. */
function lastTyped({ entries }: Run) {
  const givenUp = new Set(
    ['autoSave/reverted', 'autoSave/conflictSettled'].flatMap((type) =>
      intentsIn<Typed>(entries, type).map(({ payload: { form, recordId } }) => `${form}:${recordId}`),
    ),
  );
  const fields = intentsIn<Typed>(entries, 'autoSave/changed')
    .map(({ payload }) => ({ ...payload, key: `${payload.form}:${payload.recordId}` }))
    .filter(({ key }) => !givenUp.has(key))
    .flatMap(({ key, form, values }) =>
      Object.entries(values).map(
        ([field, value]) => [`${key}:${field}`, { key, form, field, value }] as const,
      ),
    );
  return [...new Map(fields).values()];
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
  const accepted = callsIn(run.entries).filter(({ answer }) => isAccepted(answer));
  return lastTyped(run)
    .filter(({ key, field, value }) => {
      const draft = drafts[key];
      const isShown =
        draft !== undefined && Object.is(draft.values[field], value) && draft.status !== 'resting';
      const text = JSON.stringify(value);
      return (
        !isShown && !accepted.some(({ input, answer }) => JSON.stringify([input, answer]).includes(text))
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
