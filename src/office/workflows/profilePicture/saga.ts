import type { Action } from '@reduxjs/toolkit';
import { all, call, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { profilePictureChanged, selectTalent } from '../../entities/talents';
import { forgetFile } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import type { KeptFile } from '../../kernel/world';
import { selectProfilePicture } from './selectors';
import { facts, intents } from './slice';
import { problemOf, sendFile } from './upload';

/** A picture that is on its way takes nothing new: what is chosen meanwhile finds no status for it. */
export function* profilePictureSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(intents.chosen, ({ payload: { talentId, picture } }) => startSave(talentId, picture)),
    takeEvery(intents.fileChosen, takeFile),
    takeEvery(intents.undone, ({ payload }) => undo(payload.talentId)),
    takeEvery(intents.retried, ({ payload }) => retry(payload.talentId)),
  ]);
}

function* canStart(talentId: string): SagaGenerator<boolean> {
  const picture = yield* select(selectProfilePicture, talentId);
  return picture !== undefined && picture.status !== 'saving' && picture.status !== 'uploading';
}

/** What is shown already is not saved again. */
function* startSave(talentId: string, picture: string): SagaGenerator<void> {
  if (!(yield* canStart(talentId))) return;
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
  const former = (yield* select(selectTalent, talentId))?.profilePicture ?? null;
  const answer = yield* request('talent.setPicture', { talentId, profilePicture });
  if (!answer.ok) {
    yield* put(facts.refused({ talentId, refusal: answer.refusal }));
    return;
  }
  yield* put(profilePictureChanged({ talentId, profilePicture }));
  yield* put(facts.saved({ talentId, former }));
}

/**
 * A picture of the talent's own is sent at once, or after the choice that is on its way, and shown then; what is none
 * is not even sent (spec section 5).
 */
function* takeFile({
  payload: { talentId, file },
}: ReturnType<typeof intents.fileChosen>): SagaGenerator<void> {
  while ((yield* select(selectProfilePicture, talentId))?.status === 'saving')
    yield* take([facts.saved, facts.refused]);
  if (!(yield* canStart(talentId))) return;
  const problem = problemOf(file);
  if (problem === undefined && file !== null) {
    yield* put(facts.uploadStarted({ talentId, file }));
    yield* upload(talentId, file);
  } else {
    const refusal = { kind: 'invalid' as const, problems: { file: problem ?? 'required' } };
    yield* put(facts.fileRefused({ talentId, refusal }));
  }
}

/** What was refused on its way keeps its file, so that it can be tried again. Of two that waited the first is sent. */
function* upload(talentId: string, file: KeptFile): SagaGenerator<void> {
  const before = yield* select(selectProfilePicture, talentId);
  if (before?.status !== 'uploading' || before.file.fileId !== file.fileId) {
    yield* perform(forgetFile(file.fileId));
    return;
  }
  yield* race({
    sent: call(sendFile, talentId, before.file),
    cancelled: take(
      (action: Action) => intents.cancelled.match(action) && action.payload.talentId === talentId,
    ),
  });
  const after = yield* select(selectProfilePicture, talentId);
  if (after?.status !== 'refused' || after.again?.kind !== 'upload') yield* perform(forgetFile(file.fileId));
  yield* save(talentId);
}

function* undo(talentId: string): SagaGenerator<void> {
  const state = yield* select(selectProfilePicture, talentId);
  if (state?.status === 'idle' && state.former !== null) yield* startSave(talentId, state.former);
}

function* retry(talentId: string): SagaGenerator<void> {
  const state = yield* select(selectProfilePicture, talentId);
  if (state?.status !== 'refused' || !state.again) return;
  if (state.again.kind === 'save') yield* startSave(talentId, state.again.picture);
  else {
    yield* put(facts.uploadStarted({ talentId, file: state.again.file }));
    yield* upload(talentId, state.again.file);
  }
}
