import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { talentRecords, talentSecretsRead, talentShowings } from '../../../entities/talentRecords';
import { askOnly } from '../../../kernel/query/askOnly';
import { onEvery, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { facts, intents, selectOpenRecord } from './slice';
import type { OfTalent } from './state';

/** A record is read anew each time it is opened; a secret is asked for when a person wants to see it. */
export const talentRecordSaga = reacting(
  onEvery(intents.opened, ({ payload }) => read(payload)),
  onEvery(intents.closed, () => read()),
  onEvery(intents.showRequested, showHere),
);

function* read(talent?: OfTalent): SagaGenerator<void> {
  yield* askOnly(talentRecords, talent);
  yield* askOnly(talentShowings, talent);
}

type ShowRequested = ReturnType<typeof intents.showRequested>;

/** What is asked of one record is not shown in the next one. */
function* showHere(asked: ShowRequested): SagaGenerator<void> {
  yield* race({ shown: call(show, asked), left: take([intents.opened, intents.closed]) });
}

function* show({ payload: { field } }: ShowRequested): SagaGenerator<void> {
  const talentId = yield* select(selectOpenRecord);
  if (talentId === undefined) return;
  const answer = yield* request('talent.showSecret', { talentId, field });
  if (!answer.ok) {
    yield* put(facts.showRefused({ field, refusal: answer.refusal }));
    return;
  }
  const { shownSecret, secretVersion } = answer.reply;
  yield* put(talentSecretsRead({ talentId, secretVersion }));
  yield* put(facts.shown({ field, shownSecret }));
}
