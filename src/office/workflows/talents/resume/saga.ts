import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { resumes, selectKnownResume } from '../../../entities/resumes';
import { forget, refuseFile } from '../../../kernel/fileSlot/intake';
import { askAndWait } from '../../../kernel/query/askAndWait';
import { onEvery, reacting } from '../../../kernel/reactions';
import { makeChange } from './change';
import { facts, intents, selectFormerResume, selectResume } from './slice';
import { slot } from './slot';
import type { Change } from './state';

/** What is asked of a resume that is busy finds it not idle: but for a file, which waits, and a switch, which counts as it was pressed last. */
export const resumeSaga = reacting(
  onEvery(intents.opened, ({ payload: params }) => put(resumes.facts.asked({ params }))),
  onEvery(intents.closed, ({ payload: params }) => put(resumes.facts.left({ params }))),
  onEvery(intents.fileChosen, takeFile),
  onEvery(intents.switched, ({ payload: { talentId, online } }) =>
    startChange(talentId, { kind: 'switch', online }),
  ),
  onEvery(intents.removeRequested, ({ payload }) => startChange(payload.talentId, { kind: 'remove' })),
  onEvery(intents.undone, ({ payload }) => undo(payload.talentId)),
  onEvery(intents.retried, ({ payload }) => retry(payload.talentId)),
);

/** A file that has arrived is turned on. What it would take the place of is known first; where that cannot be read, this is said. */
function* takeFile({
  payload: { talentId, file },
}: ReturnType<typeof intents.fileChosen>): SagaGenerator<void> {
  if (!(yield* select(selectKnownResume, talentId))) yield* askAndWait(resumes, { talentId });
  const question = yield* select(resumes.selectQuery, { talentId });
  if (question.data) {
    if (yield* slot.takeFile({ talentId }, file)) yield* makeChange(talentId);
  } else if (question.status === 'failed') {
    yield* refuseFile(file, facts.fileRefused({ talentId, refusal: question.refusal }));
  } else yield* forget(file);
}

function* startChange(talentId: string, change: Change): SagaGenerator<void> {
  const before = yield* select(selectKnownResume, talentId);
  if (!before || (yield* select(selectResume, talentId)).status !== 'idle') return;
  yield* put(facts.changeStarted({ talentId, before, change }));
  yield* makeChange(talentId);
}

function* undo(talentId: string): SagaGenerator<void> {
  const former = yield* select(selectFormerResume, talentId);
  if (former) yield* startChange(talentId, { kind: 'restore', resume: former.resume });
}

function* retry(talentId: string): SagaGenerator<void> {
  const state = yield* select(selectResume, talentId);
  const again = state.status === 'idle' ? state.trouble?.again : undefined;
  if (!again) return;
  if (again.kind !== 'upload') yield* startChange(talentId, again);
  else if (yield* slot.sendFile({ talentId }, again.file)) yield* makeChange(talentId);
}
