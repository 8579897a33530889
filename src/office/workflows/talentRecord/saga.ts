import {
  all,
  call,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { selectTalentRecord, talentRecordLoaded, talentSecretsRead } from '../../entities/talentRecords';
import { request } from '../../kernel/request';
import { selectDraft } from '../autoSave';
import { wentOnline } from '../connectivity';
import { eventsReconnected, serverEventReceived } from '../events';
import { selectTalentRecordPage } from './selectors';
import { facts, intents } from './slice';

/** A record is read anew each time it is opened; a secret is asked for when a person wants to see it. */
export function* talentRecordSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([intents.opened, intents.closed], load),
    takeEvery(intents.showRequested, showHere),
    takeEvery(serverEventReceived, hear),
    takeEvery([eventsReconnected, wentOnline], refresh),
  ]);
}

function* load(): SagaGenerator<void> {
  const page = yield* select(selectTalentRecordPage);
  if (page.status !== 'loading') return;
  const { talentId } = page;
  const { record, showings } = yield* all({
    record: call(() => request('talent.get', { talentId })),
    showings: call(() => request('talentShowings.list', { talentId })),
  });
  if (!record.ok) yield* put(facts.loadFailed(record.refusal));
  else if (!showings.ok) yield* put(facts.loadFailed(showings.refusal));
  else {
    yield* put(talentRecordLoaded({ talentId, record: record.reply }));
    yield* put(facts.loaded(showings.reply));
  }
}

/** A colleague saved the record: of one's own saves the answer tells, here or soon. */
function* hear({ payload: news }: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  if (news.kind !== 'changed' || news.entity !== 'talentRecord') return;
  const page = yield* select(selectTalentRecordPage);
  if (page.status !== 'ready' || page.talentId !== news.id) return;
  if ((yield* versionOf(news.id)) < (news.version ?? Infinity)) yield* refresh();
}

/** Reads the record anew. What is typed is kept; a secret on show would be hidden, and a save tells by itself. */
function* refresh(): SagaGenerator<void> {
  const page = yield* select(selectTalentRecordPage);
  if (page.status !== 'ready' || page.secrets.length > 0) return;
  const { talentId } = page;
  const draft = yield* select(selectDraft, { form: 'talentInfo', recordId: talentId });
  if (draft?.status === 'saving') return;
  const { answer } = yield* race({
    answer: call(() => request('talent.get', { talentId })),
    left: take([intents.opened, intents.closed, intents.showRequested]),
  });
  if (answer?.ok && (answer.reply.version ?? 0) > (yield* versionOf(talentId)))
    yield* put(talentRecordLoaded({ talentId, record: answer.reply }));
}

function* versionOf(talentId: string): SagaGenerator<number> {
  return (yield* select(selectTalentRecord, talentId))?.version ?? 0;
}

type ShowRequested = ReturnType<typeof intents.showRequested>;

/** What is asked of one record is not shown in the next one. */
function* showHere(request: ShowRequested): SagaGenerator<void> {
  yield* race({ shown: call(show, request), left: take([intents.opened, intents.closed]) });
}

function* show({ payload: { field } }: ShowRequested): SagaGenerator<void> {
  const page = yield* select(selectTalentRecordPage);
  if (page.status !== 'ready') return;
  const { talentId } = page;
  const answer = yield* request('talent.showSecret', { talentId, field });
  if (!answer.ok) {
    yield* put(facts.showRefused({ field, refusal: answer.refusal }));
    return;
  }
  const { shownSecret, secretVersion } = answer.reply;
  yield* put(talentSecretsRead({ talentId, secretVersion }));
  yield* put(facts.shown({ field, shownSecret }));
  const showings = yield* request('talentShowings.list', { talentId });
  if (showings.ok) yield* put(facts.showingsRead(showings.reply));
}
