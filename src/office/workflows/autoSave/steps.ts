import type { PayloadAction } from '@reduxjs/toolkit';
import { isIndeterminate, type Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import type { RecordCopy, Values } from './form';
import { afterSave, commonOf, isSecret, merge, prepare, reverted, same, settled } from './draft';
import { omit, pick } from './fields';
import type { Draft, DraftCommon, DraftKey, Hold } from './state';

const { move, stay } = machine<Draft>();

const all = ['resting', 'waiting', 'saving', 'failed', 'offered'] as const;
const still = ['resting', 'waiting', 'failed', 'offered'] as const;

type Saving = Extract<Draft, { status: 'saving' }>;
type Keyed<T = object> = PayloadAction<DraftKey & T>;

/** The fields show what was typed; a problem told of a field is over with it, a conflict waits for a choice. */
function typed(common: DraftCommon, values: Values): DraftCommon {
  const names = Object.keys(values);
  const secrets = names.filter((name) => isSecret(common, name));
  const edits = secrets.map((name) => [name, (common.secretEdits[name] ?? 0) + 1]);
  const isOver = (name: string) => common.holds[name]?.kind === 'problem';
  return {
    ...common,
    values: { ...common.values, ...values },
    secretEdits: { ...common.secretEdits, ...(Object.fromEntries(edits) as Record<string, number>) },
    holds: omit(common.holds, names.filter(isOver)),
    marks: omit(common.marks, names),
  };
}

const unsureOf = (state: Saving): DraftCommon => ({
  ...commonOf(state),
  unsure: [...state.unsure, state.sending.values],
});

/** The steps of one draft; the slice applies each to the draft that the action names. */
export const steps = {
  changed: move(all, all, (state, { payload }: Keyed<{ values: Values }>): Draft => {
    const common = typed(commonOf(state), payload.values);
    if (state.status === 'saving' || state.status === 'failed') return { ...state, ...common };
    return settled(common);
  }),
  conflictSettled: stay(
    ['waiting', 'saving', 'failed', 'offered'],
    (state, { payload: { field, keep } }: Keyed<{ field: string; keep: 'mine' | 'theirs' }>) => {
      const hold = state.holds[field];
      if (hold?.kind !== 'conflict') return state;
      const values = keep === 'mine' ? state.values : { ...state.values, [field]: hold.theirs };
      return { ...state, values, holds: omit(state.holds, [field]) };
    },
  ),
  offerAccepted: move(['offered'], ['resting', 'waiting'], (state, _action: Keyed) =>
    settledOf(commonOf(state)),
  ),
  reverted: move(['waiting', 'failed', 'offered'], ['resting'], (state, _action: Keyed) =>
    reverted(commonOf(state)),
  ),

  /** The record as the entities have it now. While a save runs its answer tells what the server has. */
  recordRead: move(still, still, (state, { payload }: Keyed<RecordCopy>): Draft => {
    const { values, version } = payload;
    const isOlder = version !== null && state.version !== null && version < state.version;
    const isUntold = version === null && state.status !== 'resting' && state.status !== 'offered';
    if (isOlder || isUntold) return state;
    const common = merge(commonOf(state), { values, version });
    return state.status === 'failed' || state.status === 'offered' ? keepIn(state, common) : settled(common);
  }),
  due: move(
    ['waiting', 'failed', 'saving'],
    ['waiting', 'saving', 'resting'],
    (state, _action: Keyed): ReturnType<typeof settledOf> | Saving => {
      if (state.status === 'saving') return { ...state, again: true };
      const { common, sending } = prepare(commonOf(state));
      if (Object.keys(sending.values).length === 0) return settledOf(common);
      return {
        ...common,
        status: 'saving',
        sending,
        attempt: state.status === 'failed' ? state.attempt + 1 : 1,
        trouble: state.status === 'failed' ? state.refusal : null,
        again: false,
      };
    },
  ),
  saved: move(
    ['saving'],
    ['resting', 'waiting'],
    (state, { payload }: Keyed<{ version: number | null; values?: Values }>) =>
      settledOf(afterSave(commonOf(state), state.sending, payload.version, payload.values)),
  ),
  conflicted: move(['saving'], ['resting', 'waiting'], (state, { payload }: Keyed<RecordCopy>) =>
    settledOf(merge(commonOf(state), { values: payload.values, version: payload.version })),
  ),
  /** Values that the server does not take: they stay beside their problem until they are changed. */
  invalid: move(
    ['saving'],
    ['resting', 'waiting', 'failed'],
    (state, { payload }: Keyed<{ problems: Readonly<Record<string, string>> }>): NotSaving => {
      const named = Object.entries(payload.problems).filter(([field]) => field in state.sending.values);
      if (named.length === 0)
        return failedOf(commonOf(state), { kind: 'invalid', problems: payload.problems }, state.attempt);
      const holds = named
        .filter(([field]) => isAsSent(state, field))
        .map(([field, problem]): [string, Hold] => [field, { kind: 'problem', problem }]);
      const common = commonOf(state);
      return settledOf({ ...common, holds: { ...common.holds, ...Object.fromEntries(holds) } });
    },
  ),
  failed: move(['saving'], ['failed'], (state, { payload }: Keyed<{ refusal: Refusal }>) =>
    failedOf(
      isIndeterminate(payload.refusal) ? unsureOf(state) : commonOf(state),
      payload.refusal,
      state.attempt,
    ),
  ),
  /** The save was stopped on its way: nobody knows whether it arrived. */
  interrupted: move(['saving'], ['resting', 'waiting'], (state, _action: Keyed) =>
    settledOf(unsureOf(state)),
  ),
  marksFaded: stay(all, (state, { payload }: Keyed<{ save: number }>) => ({
    ...state,
    marks: pick(
      state.marks,
      Object.keys(state.marks).filter((field) => state.marks[field] !== payload.save),
    ),
  })),
};

type Settled = Extract<Draft, { status: 'resting' | 'waiting' }>;
type NotSaving = Exclude<Draft, { status: 'saving' | 'offered' }>;

const settledOf = (common: DraftCommon) => settled(common) as Settled;

const failedOf = (
  common: DraftCommon,
  refusal: Refusal,
  attempt: number,
): Extract<Draft, { status: 'failed' }> => ({ ...common, status: 'failed', refusal, attempt });

/** The same status as long as something is unsaved. */
function keepIn(state: Extract<Draft, { status: 'failed' | 'offered' }>, common: DraftCommon): Still {
  const now = settledOf(common);
  return now.status === 'resting' ? now : { ...state, ...common };
}

type Still = Exclude<Draft, { status: 'saving' }>;

/** True when the field still shows what was sent. */
const isAsSent = (state: Saving, field: string) =>
  isSecret(state, field)
    ? state.secretEdits[field] === state.sending.secretEdits[field]
    : same(state.values[field], state.sending.values[field]);
