import { put, type SagaGenerator } from 'typed-redux-saga';
import type { ScheduledThing } from '../../../contract/entities/calendar';
import { addressesIn } from '../../../contract/rules/addressList';
import { scheduleChanged } from '../../entities/calendar';
import { formDialog, type OpenDialog } from '../../kernel/formDialog';
import { attempt, type Attempt, type ChangeInput } from '../../kernel/mutation';
import { changeSchedule, oppositeOfSchedule, type ScheduleChange } from './scheduleChanges';
import { undoOffered } from '../trash/undo';

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

export type OpenScheduling = OpenDialog<Purpose, ScheduleInput>;

/** A date and an hour for something; what was scheduled can be taken back at once. */
export const scheduling = formDialog({
  name: 'scheduling',
  *save(purpose: Purpose, input: ScheduleInput, requestId) {
    const tried = yield* purpose.kind === 'move' ? moveTo(purpose, input, requestId) : add(input, requestId);
    if (tried.ok) yield* put(scheduleChanged());
    return tried;
  },
  *then(_purpose, scheduled: ScheduleChange) {
    const change = oppositeOfSchedule(scheduled);
    if (change) yield* put(undoOffered([{ kind: 'changeSchedule', change }]));
  },
});

function* moveTo(
  { entryId, title, day, hour, isLate }: Extract<Purpose, { readonly kind: 'move' }>,
  { from: at }: ScheduleInput,
  requestId: string | null,
): SagaGenerator<Attempt<ScheduleChange>> {
  const former = isLate ? null : `${day} ${hour}`;
  const change: ScheduleChange = { kind: 'move', entryIds: [entryId], title, at, former };
  const tried = yield* changeSchedule(change, requestId);
  return tried.ok ? { ok: true, reply: change } : tried;
}

function* add(
  { title, ...input }: ScheduleInput,
  requestId: string | null,
): SagaGenerator<Attempt<ScheduleChange>> {
  const tried = yield* attempt('schedule.add', input, requestId);
  if (!tried.ok) return tried;
  const { entryIds } = tried.reply;
  const { thing, from, until } = input;
  const mails = addressesIn(input.recipients).recipients.length;
  const planned = { thing, from, until, mails };
  const change: ScheduleChange = { kind: 'switch', entryIds, title, isWanted: true, planned };
  return { ok: true, reply: change };
}
