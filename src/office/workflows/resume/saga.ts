import type { Action } from '@reduxjs/toolkit';
import { all, call, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { request } from '../../kernel/request';
import { eventsReconnected, serverEventReceived, toldOf } from '../events';
import { makeChange } from './change';
import { facts, intents, selectResume, selectResumes } from './slice';
import { slot } from './slot';
import type { Change } from './state';

/** A resume that is busy takes nothing new: what is asked of it meanwhile finds no `ready` status. */
export function* resumeSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery([intents.opened, intents.loadRequested], ({ payload }) => load(payload.talentId)),
    takeEvery(intents.fileChosen, takeFile),
    takeEvery(intents.switched, ({ payload: { talentId, online } }) =>
      startChange(talentId, { kind: 'switch', online }),
    ),
    takeEvery(intents.removeRequested, ({ payload }) => startChange(payload.talentId, { kind: 'remove' })),
    takeEvery(intents.undone, ({ payload }) => undo(payload.talentId)),
    takeEvery(intents.retried, ({ payload }) => retry(payload.talentId)),
    takeEvery(serverEventReceived, hear),
    takeEvery(eventsReconnected, refreshAll),
  ]);
}

function* load(talentId: string): SagaGenerator<void> {
  const before = yield* select(selectResume, talentId);
  if (before?.status === 'ready') yield* refresh(talentId);
  if (before?.status !== 'loading') return;
  const { answer } = yield* race({ answer: call(read, talentId), told: take(toldOf('resume', talentId)) });
  if (!answer) yield* load(talentId);
  else if (answer.ok) yield* put(facts.loaded({ talentId, resume: answer.reply }));
  else yield* put(facts.loadFailed({ talentId, refusal: answer.refusal }));
}

/** What is changed here meanwhile tells itself what it came to; news make it read again. */
function* refresh(talentId: string): SagaGenerator<void> {
  const { answer } = yield* race({
    answer: call(read, talentId),
    told: take(toldOf('resume', talentId)),
    changed: take((action: Action) => facts.changed.match(action) && action.payload.talentId === talentId),
  });
  if (answer?.ok) yield* put(facts.refreshed({ talentId, resume: answer.reply }));
}

const read = (talentId: string) => request('resume.read', { talentId });

function* refreshAll(): SagaGenerator<void> {
  const ready = Object.entries(yield* select(selectResumes)).filter(([, { status }]) => status === 'ready');
  yield* all(ready.map(([talentId]) => call(refresh, talentId)));
}

function* hear({ payload: news }: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  if (news.kind !== 'changed' || news.entity !== 'resume') return;
  if ((yield* select(selectResume, news.id))?.status === 'ready') yield* refresh(news.id);
}

/** A file that has arrived is turned on. */
function* takeFile({
  payload: { talentId, file },
}: ReturnType<typeof intents.fileChosen>): SagaGenerator<void> {
  if (yield* slot.takeFile({ talentId }, file)) yield* makeChange(talentId);
}

function* startChange(talentId: string, change: Change): SagaGenerator<void> {
  const before = yield* select(selectResume, talentId);
  if (before?.status !== 'ready') return;
  yield* put(facts.changeStarted({ talentId, change }));
  yield* makeChange(talentId);
}

function* undo(talentId: string): SagaGenerator<void> {
  const before = yield* select(selectResume, talentId);
  if (before?.status !== 'ready' || !before.former) return;
  yield* startChange(talentId, { kind: 'restore', resume: before.former.resume });
}

function* retry(talentId: string): SagaGenerator<void> {
  const before = yield* select(selectResume, talentId);
  const again = before?.status === 'ready' ? before.trouble?.again : undefined;
  if (!again) return;
  if (again.kind !== 'upload') yield* startChange(talentId, again);
  else if (yield* slot.sendFile({ talentId }, again.file)) yield* makeChange(talentId);
}
