import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeLeading } from 'typed-redux-saga';
import type { ScheduledThing } from '../../contract/entities/calendar';
import { scheduleChanged } from '../entities/calendar';
import { machine } from '../kernel/machine';
import { attempt, type ChangeInput, type Failed, failed, type Failure, idInDoubt } from '../kernel/mutation';
import { splitActions } from '../kernel/splitActions';
import { changeSchedule, oppositeOfSchedule, type ScheduleChange } from './scheduleChanges';
import { undoOffered } from './undo';

/** What is scheduled, as far as it is known when the dialog opens; days are YYYY-MM-DD. */
export type Purpose =
  | {
      readonly kind: 'new';
      readonly thing?: ScheduledThing;
      readonly subjectId?: string;
      readonly day?: string;
      /** Nine o'clock where none is known; nothing where that may be over. */
      readonly hour?: string;
      /** To whom a newsletter goes. */
      readonly recipients?: string;
    }
  | {
      readonly kind: 'move';
      readonly entryId: string;
      readonly title: string;
      readonly day: string;
      readonly hour: string;
      /** It was due, and is asked about. */
      readonly isLate: boolean;
    };

/** Of a move, only `from` counts. */
export type ScheduleInput = ChangeInput<'schedule.add'> & { readonly title: string };

interface Open {
  readonly purpose: Purpose;
}

/**
 *   closed ──opened──▶ editing ──submitted──▶ saving ──scheduled──▶ closed
 *                                               │ ▲ submitted
 *                                               ▼ │
 *   all but saving ──closed──▶ closed        refused, doubtful
 *
 * A reload boots as closed.
 */
export type SchedulingState =
  | { readonly status: 'closed' }
  | (Open & { readonly status: 'editing' })
  | (Open & { readonly status: 'saving'; readonly input: ScheduleInput; readonly requestId: string | null })
  | (Open & { readonly input: ScheduleInput } & Failed);

const { move } = machine<SchedulingState>();
const closed = { status: 'closed' } as const;

const slice = createSlice({
  name: 'scheduling',
  initialState: closed as SchedulingState,
  reducers: {
    opened: move(['closed'], ['editing'], (_state, { payload: purpose }: PayloadAction<Purpose>) => ({
      status: 'editing',
      purpose,
    })),
    submitted: move(
      ['editing', 'refused', 'doubtful'],
      ['saving'],
      (state, { payload: input }: PayloadAction<ScheduleInput>) => ({
        status: 'saving',
        purpose: state.purpose,
        input,
        requestId: idInDoubt(state, input),
      }),
    ),
    closed: move(['editing', 'refused', 'doubtful'], ['closed'], () => closed),

    scheduled: move(['saving'], ['closed'], () => closed),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      ({ purpose, input, requestId }, { payload }: PayloadAction<Failure>) => ({
        purpose,
        input,
        ...failed(requestId, payload),
      }),
    ),
  },
  selectors: { selectScheduling: (dialog) => dialog },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');

export const { reducer: schedulingReducer, caseReducers } = slice;
export const schedulingIntents = intents;
export const { selectScheduling } = slice.selectors;

/** A date and an hour for something; what was scheduled can be taken back at once. */
export function* schedulingSaga(): SagaGenerator<void> {
  yield* takeLeading(intents.submitted, schedule);
}

function* schedule(): SagaGenerator<void> {
  const dialog = yield* select(selectScheduling);
  if (dialog.status !== 'saving') return;
  const { purpose, input, requestId } = dialog;
  const tried = yield* purpose.kind === 'move' ? moveTo(purpose, input, requestId) : add(input, requestId);
  if (!tried.ok) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  yield* put(scheduleChanged());
  yield* put(facts.scheduled());
  const change = oppositeOfSchedule(tried.reply);
  if (change) yield* put(undoOffered([{ kind: 'changeSchedule', change }]));
}

function* moveTo(
  { entryId, title, day, hour, isLate }: Extract<Purpose, { readonly kind: 'move' }>,
  { from: at }: ScheduleInput,
  requestId: string | null,
) {
  const former = isLate ? null : `${day} ${hour}`;
  const change: ScheduleChange = { kind: 'move', entryIds: [entryId], title, at, former };
  const tried = yield* changeSchedule(change, requestId);
  return tried.ok ? { ok: true as const, reply: change } : tried;
}

function* add({ title, ...input }: ScheduleInput, requestId: string | null) {
  const tried = yield* attempt('schedule.add', input, requestId);
  if (!tried.ok) return tried;
  const { entryIds } = tried.reply;
  const change: ScheduleChange = { kind: 'switch', entryIds, title, isWanted: true };
  return { ok: true as const, reply: change };
}
