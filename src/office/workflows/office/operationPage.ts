import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { OPERATION_REFRESH } from '../../../contract/constants';
import { isTransient } from '../../../contract/refusal';
import { operation } from '../../entities/operation';
import { sleep } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { ALL } from '../../kernel/query/state';
import { onLatest, reacting } from '../../kernel/reactions';
import { selectIsOnline } from './connectivity';
import { askWhileAt } from './askWhileAt';
import { locationChanged } from './navigation';

export const OPERATION_PATH = '/app/page/operation';

/** While the page of operation is open it is asked for anew now and then. */
export const operationPageSaga = reacting(
  askWhileAt(OPERATION_PATH, operation, 'administrator'),
  onLatest(locationChanged, keepFresh),
);

function* keepFresh({ payload: { path } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  while (path === OPERATION_PATH) {
    yield* perform(sleep(OPERATION_REFRESH));
    const query = yield* select(operation.selectQuery, ALL);
    // Who may not see it is told once.
    const isWanted = query.status === 'failed' ? isTransient(query.refusal) : query.status === 'ready';
    if (isWanted && (yield* select(selectIsOnline))) yield* put(operation.facts.asked({ params: ALL }));
  }
}
