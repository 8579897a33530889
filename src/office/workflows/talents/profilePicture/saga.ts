import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { profilePictureChanged, selectTalent } from '../../../entities/talents';
import { onEvery, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { facts, intents, selectFormerPicture, selectProfilePicture } from './slice';
import { slot } from './slot';

/** What is chosen of the films while a picture is on its way finds no status for it; a file waits. */
export const profilePictureSaga = reacting(
  onEvery(intents.chosen, ({ payload: { talentId, picture } }) => startSave(talentId, picture)),
  onEvery(intents.fileChosen, takeFile),
  onEvery(intents.undone, ({ payload }) => undo(payload.talentId)),
  onEvery(intents.retried, ({ payload }) => retry(payload.talentId)),
);

/** What is shown already is not saved again. */
function* startSave(talentId: string, picture: string): SagaGenerator<void> {
  const before = yield* select(selectProfilePicture, talentId);
  if (!before || before.status === 'saving' || before.status === 'uploading') return;
  if ((yield* select(selectTalent, talentId))?.profilePicture === picture) {
    yield* put(facts.unchanged({ talentId }));
    return;
  }
  yield* put(facts.saveStarted({ talentId, picture }));
  yield* save(talentId);
}

function* save(talentId: string): SagaGenerator<void> {
  const state = yield* select(selectProfilePicture, talentId);
  if (state?.status !== 'saving') return;
  const { picture: profilePicture } = state;
  const before = yield* select(selectTalent, talentId);
  const answer = yield* request('talent.setPicture', { talentId, profilePicture });
  if (!answer.ok) {
    yield* put(facts.refused({ talentId, refusal: answer.refusal }));
    return;
  }
  yield* put(profilePictureChanged({ talentId, profilePicture }));
  const former = before ? { picture: before.profilePicture, successor: profilePicture } : null;
  yield* put(facts.saved({ talentId, former }));
}

/** A picture of the talent's own is shown once it has arrived. */
function* takeFile({
  payload: { talentId, file },
}: ReturnType<typeof intents.fileChosen>): SagaGenerator<void> {
  if (yield* slot.takeFile({ talentId }, file)) yield* save(talentId);
}

function* undo(talentId: string): SagaGenerator<void> {
  const former = yield* select(selectFormerPicture, talentId);
  if (former !== null) yield* startSave(talentId, former);
}

function* retry(talentId: string): SagaGenerator<void> {
  const state = yield* select(selectProfilePicture, talentId);
  if (state?.status !== 'refused' || !state.again) return;
  if (state.again.kind === 'save') yield* startSave(talentId, state.again.picture);
  else if (yield* slot.sendFile({ talentId }, state.again.file)) yield* save(talentId);
}
