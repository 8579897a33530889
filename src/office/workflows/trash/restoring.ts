import { createSlice } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Resumed } from '../../../contract/entities/trash';
import { keyOfTrashed, trashedRestored, type TrashedName } from '../../entities/trashed';
import { type Keyed, keyed } from '../../kernel/keyed';
import { onLeading, reacting } from '../../kernel/reactions';
import { attempt, type Failure, idle, type Mutation, mutationSteps } from '../../kernel/mutation';
import { splitActions } from '../../kernel/splitActions';
import { locationChanged } from '../office/navigation';

interface Named {
  readonly thing: TrashedName;
}

/** The way of a thing out of the trash. */
type Restoring = Mutation<Named>;

/** What happens to one thing on its way out of the trash. */
export const steps = mutationSteps<Named>();

const keyOf = ({ thing }: Named) => keyOfTrashed(thing);
const ofThing = keyed<Restoring, Named>(keyOf, idle);

const slice = createSlice({
  name: 'restoring',
  initialState: {} as Keyed<Restoring>,
  reducers: {
    requested: ofThing(steps.requested),

    /** `talentId` is whose film or reel it is; `resumed`, what of what was scheduled happens again. */
    restored: ofThing<Named & { readonly talentId: string; readonly resumed?: Resumed }>(steps.succeeded),
    refused: ofThing<Named & Failure>(steps.failed),
  },
  extraReducers: (builder) =>
    // A refusal is told on the page on which it came; what is in doubt is kept.
    builder.addCase(locationChanged, (things) =>
      Object.fromEntries(Object.entries(things).filter(([, { status }]) => status !== 'refused')),
    ),
  selectors: {
    selectRestoring: (things, thing: TrashedName): Restoring => things[keyOfTrashed(thing)] ?? idle,
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const restoringReducer = slice.reducer;
export const restoringIntents = intents;
/** Fact: something came out of the trash again. */
export const thingRestored = facts.restored;
export const { selectRestoring } = slice.selectors;

/** Things come out of the trash beside one another, each once at a time. */
export const restoringSaga = reacting(onLeading(intents.requested, restore, ({ payload }) => keyOf(payload)));

function* restore({ payload: { thing } }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const restoring = yield* select(selectRestoring, thing);
  if (restoring.status !== 'pending') return;
  const { kind, id } = thing;
  const tried = yield* attempt('trash.restore', { kind, id }, restoring.requestId);
  if (!tried.ok) {
    yield* put(facts.refused({ thing, ...tried.failure }));
    return;
  }
  const { talentId, ...resumed } = tried.reply;
  const isResumed = Object.values(resumed).some(Boolean);
  yield* put(facts.restored({ thing, talentId, ...(isResumed && { resumed }) }));
  yield* put(trashedRestored(thing));
}
