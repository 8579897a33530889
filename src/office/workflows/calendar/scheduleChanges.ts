import { createSlice } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { ScheduledThing } from '../../../contract/entities/calendar';
import { scheduleChanged } from '../../entities/calendar';
import { type Keyed, keyed } from '../../kernel/keyed';
import { onLeading, reacting } from '../../kernel/reactions';
import {
  attempt,
  type Attempt,
  type Failure,
  idle,
  type Mutation,
  mutationSteps,
} from '../../kernel/mutation';
import { splitActions } from '../../kernel/splitActions';

interface Named {
  /** Those that were scheduled together, or one. */
  readonly entryIds: readonly string[];
}

/** What becomes of a thing and when, YYYY-MM-DD HH:mm on the agency's clock; nothing for no time. */
interface Planned {
  readonly thing: ScheduledThing;
  readonly from: string;
  readonly until: string;
  /** To how many addresses a newsletter goes. */
  readonly mails: number;
}

/** What becomes of something scheduled; `title` is what people know it by. */
export type ScheduleChange = Named & { readonly title: string } & (
    | {
        readonly kind: 'switch';
        readonly isWanted: boolean;
        readonly takesBack?: boolean;
        /** What was scheduled just now. */
        readonly planned?: Planned;
      }
    /** To a time on the agency's clock, YYYY-MM-DD HH:mm; from `former`, nothing where that is over. */
    | {
        readonly kind: 'move';
        readonly at: string;
        readonly former: string | null;
        readonly takesBack?: boolean;
      }
    | { readonly kind: 'run'; readonly takesBack?: false }
  );

/** What happens to one of them. */
export const steps = mutationSteps<Named, ScheduleChange>();

const keyOf = ({ entryIds }: Named) => entryIds.join(' ');
const ofEntries = keyed<Mutation<ScheduleChange>, Named>(keyOf, idle);

const slice = createSlice({
  name: 'scheduleChanges',
  initialState: {} as Keyed<Mutation<ScheduleChange>>,
  reducers: {
    requested: ofEntries<ScheduleChange>(steps.requested),

    made: ofEntries<ScheduleChange>(steps.succeeded),
    refused: ofEntries<Named & Failure>(steps.failed),
  },
  selectors: {
    selectScheduleChange: (changes, entryIds: readonly string[]): Mutation<ScheduleChange> =>
      changes[keyOf({ entryIds })] ?? idle,
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const scheduleChangesReducer = slice.reducer;
export const scheduleChangeIntents = intents;
/** Fact: it was done. */
export const scheduleChangeMade = facts.made;
export const { selectScheduleChange } = slice.selectors;

/** Things in the calendar are changed beside one another, each once at a time. */
export const scheduleChangesSaga = reacting(
  onLeading(intents.requested, save, ({ payload }) => keyOf(payload)),
);

function* save({ payload: change }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const { entryIds } = change;
  const saving = yield* select(selectScheduleChange, entryIds);
  if (saving.status !== 'pending') return;
  const tried = yield* changeSchedule(change, saving.requestId);
  // Also where a colleague was faster: what stands there now is shown.
  yield* put(scheduleChanged());
  yield* put(tried.ok ? facts.made(change) : facts.refused({ entryIds, ...tried.failure }));
}

/** Makes such a change at the server, under the request id of a try that is in doubt, or under one of its own. */
export function changeSchedule(
  change: ScheduleChange,
  before: string | null,
): SagaGenerator<Attempt<unknown>> {
  const { entryIds } = change;
  const entryId = entryIds[0] ?? '';
  switch (change.kind) {
    case 'switch':
      return attempt('schedule.switch', { entryIds, isWanted: change.isWanted }, before);
    case 'move':
      return attempt('schedule.move', { entryId, at: change.at }, before);
    case 'run':
      return attempt('schedule.run', { entryId }, before);
  }
}

/** What takes a change back; nothing for what cannot be. */
export function oppositeOfSchedule(change: ScheduleChange): ScheduleChange | undefined {
  if (change.kind === 'switch') return { ...change, isWanted: !change.isWanted, takesBack: true };
  if (change.kind === 'run' || change.former === null) return undefined;
  return { ...change, at: change.former, former: change.at, takesBack: true };
}
