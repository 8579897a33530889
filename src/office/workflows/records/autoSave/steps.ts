import type { PayloadAction } from '@reduxjs/toolkit';
import { isIndeterminate, type Refusal } from '../../../../contract/refusal';
import { afterSave, isAsSent, merge, revert, settle, type } from '../../../kernel/draft/changes';
import { doubt, type Hold } from '../../../kernel/draft/draft';
import { omit, pick, type RecordCopy, type Values } from '../../../kernel/draft/values';
import { machine } from '../../../kernel/machine';
import { commonOf, prepare, settled } from './draft';
import type { Draft, DraftCommon, DraftKey } from './state';

const { move, stay } = machine<Draft>();

const all = ['resting', 'waiting', 'saving', 'failed', 'offered'] as const;
const still = ['resting', 'waiting', 'failed', 'offered'] as const;

type Saving = Extract<Draft, { status: 'saving' }>;
/** A save of these fields only. */
export interface Limited {
  readonly only?: readonly string[];
}
type Keyed<T = object> = PayloadAction<DraftKey & T>;

/** A check mark is over with the next change of its field. */
function typed(common: DraftCommon, values: Values): DraftCommon {
  const next = type(common, values);
  return { ...next, marks: omit(next.marks, Object.keys(values)) };
}

/** The fields that were sent are marked with the number of their save. */
function saved(state: Saving, version: number | null, written: Values | undefined): DraftCommon {
  const common = afterSave(commonOf(state), state.sending, version, written);
  const saves = common.saves + 1;
  const marks = Object.keys(state.sending.values).map((field) => [field, saves]);
  return {
    ...common,
    saves,
    marks: { ...common.marks, ...(Object.fromEntries(marks) as DraftCommon['marks']) },
  };
}

const unsureOf = (state: Saving) => doubt(commonOf(state), state.sending);

/** The steps of one draft; the slice applies each to the draft that the action names. */
export const steps = {
  changed: move(all, all, (state, { payload }: Keyed<{ values: Values }>): Draft => {
    const common = typed(commonOf(state), payload.values);
    if (state.status === 'saving' || state.status === 'failed') return { ...state, ...common };
    return settled(common);
  }),
  conflictSettled: stay(
    ['waiting', 'saving', 'failed', 'offered'],
    (state, { payload: { field, keep } }: Keyed<{ field: string; keep: 'mine' | 'theirs' }>) =>
      settle(state, field, keep),
  ),
  offerAccepted: move(['offered'], ['resting', 'waiting'], (state, _action: Keyed) =>
    settled(commonOf(state)),
  ),
  reverted: move(['waiting', 'failed', 'offered'], ['resting'], (state, _action: Keyed) => ({
    ...revert(commonOf(state)),
    status: 'resting',
  })),

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
    (state, { payload: { only } }: Keyed<Limited>): ReturnType<typeof settled> | Saving => {
      if (state.status === 'saving') return dueAgain(state, only);
      const { common, sending } = prepare(commonOf(state), only);
      if (Object.keys(sending.values).length === 0) return settled(common);
      return {
        ...common,
        status: 'saving',
        sending,
        ...(only && { only }),
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
      settled(saved(state, payload.version, payload.values)),
  ),
  conflicted: move(['saving'], ['resting', 'waiting'], (state, { payload }: Keyed<RecordCopy>) =>
    settled(merge(commonOf(state), { values: payload.values, version: payload.version })),
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
        .filter(([field]) => isAsSent(state, state.sending, field))
        .map(([field, problem]): [string, Hold] => [field, { kind: 'problem', problem }]);
      const common = commonOf(state);
      return settled({ ...common, holds: { ...common.holds, ...Object.fromEntries(holds) } });
    },
  ),
  failed: move(['saving'], ['failed'], (state, { payload }: Keyed<{ refusal: Refusal }>) => ({
    ...failedOf(
      isIndeterminate(payload.refusal) ? unsureOf(state) : commonOf(state),
      payload.refusal,
      state.attempt,
    ),
    ...(state.only && (!state.again || state.againOnly) && { only: state.only }),
  })),
  /** The save was stopped on its way: nobody knows whether it arrived. */
  interrupted: move(['saving'], ['resting', 'waiting'], (state, _action: Keyed) => settled(unsureOf(state))),
  marksFaded: stay(all, (state, { payload }: Keyed<{ save: number }>) => ({
    ...state,
    marks: pick(
      state.marks,
      Object.keys(state.marks).filter((field) => state.marks[field] !== payload.save),
    ),
  })),
};

/** A save of some fields and one of all are one of all. */
function dueAgain({ againOnly, ...state }: Saving, only: readonly string[] | undefined): Saving {
  const isOfAll = only === undefined || (state.again && againOnly === undefined);
  return { ...state, again: true, ...(!isOfAll && { againOnly: only }) };
}

type NotSaving = Exclude<Draft, { status: 'saving' | 'offered' }>;

const failedOf = (
  common: DraftCommon,
  refusal: Refusal,
  attempt: number,
): Extract<Draft, { status: 'failed' }> => ({ ...common, status: 'failed', refusal, attempt });

/** The same status as long as something is unsaved. */
function keepIn(state: Extract<Draft, { status: 'failed' | 'offered' }>, common: DraftCommon): Still {
  const now = settled(common);
  return now.status === 'resting' ? now : { ...state, ...common };
}

type Still = Exclude<Draft, { status: 'saving' }>;
