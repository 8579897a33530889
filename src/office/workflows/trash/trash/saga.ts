import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { trashed } from '../../../entities/trashed';
import { ALL } from '../../../kernel/query/state';
import { onLeading, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { askWhileAt } from '../../office/askWhileAt';
import { selectEmptying } from './selectors';
import { facts, intents } from './slice';

/** The trash is loaded with its screen, and again whenever something was deleted or restored while it is open. */
export const trashSaga = reacting(
  askWhileAt('/app/page/trash', trashed),
  onLeading(intents.emptyConfirmed, empty),
);

function* empty(): SagaGenerator<void> {
  const emptying = yield* select(selectEmptying);
  if (emptying.status !== 'emptying') return;
  const answer = yield* request('trash.empty', { until: emptying.until });
  if (answer.ok) yield* put(facts.emptied(answer.reply.removed));
  else yield* put(facts.emptyRefused(answer.refusal));
  const list = yield* select(trashed.selectQuery, ALL);
  if (list.status !== 'idle') yield* put(trashed.facts.asked({ params: ALL }));
}
