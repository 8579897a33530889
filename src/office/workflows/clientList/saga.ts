import { all, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { PRODUCTION_MODE } from '../../../contract/constants';
import { categories } from '../../entities/categories';
import { listen, perform } from '../../kernel/perform';
import { ALL } from '../../kernel/query/state';
import { request } from '../../kernel/request';
import { selectIsOnline, wentOnline } from '../connectivity';
import { waitForRefresh, waitForScrollPause, watchPage } from './commands';
import { selectClientList } from './selectors';
import { facts, intents } from './slice';

/** What brings the list to rest, or takes it out of it. */
const turns = [
  intents.opened,
  intents.closed,
  intents.scrolled,
  facts.scrollEnded,
  facts.pageHidden,
  facts.pageShown,
  wentOnline,
];

/** Every 5 s the list is loaded anew: not while it is scrolled, nor while the page is hidden or off line. */
export function* clientListSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([intents.opened, intents.closed], followPage),
    takeLatest(intents.scrolled, endScrolling),
    takeLatest(turns, keepFresh),
  ]);
}

function* followPage(): SagaGenerator<void> {
  if ((yield* select(selectClientList)).status === 'closed') return;
  const changes = yield* listen(watchPage());
  try {
    for (;;) {
      const isShown = yield* take(changes);
      const wasShown = (yield* select(selectClientList)).status !== 'hidden';
      if (isShown !== wasShown) yield* put(isShown ? facts.pageShown() : facts.pageHidden());
    }
  } finally {
    changes.close();
  }
}

function* endScrolling(): SagaGenerator<void> {
  yield* perform(waitForScrollPause());
  yield* put(facts.scrollEnded());
}

/** Begins anew with each turn; a call that was on its way then is given up. */
function* keepFresh(): SagaGenerator<void> {
  if ((yield* select(selectClientList)).status === 'refreshing') yield* put(facts.refreshEnded());
  while (yield* mayRefresh()) {
    yield* perform(waitForRefresh());
    if (yield* mayRefresh()) yield* refresh();
  }
}

function* mayRefresh(): SagaGenerator<boolean> {
  return (yield* select(selectClientList)).status === 'resting' && (yield* select(selectIsOnline));
}

/** A list that has not changed stays as it is, and so does what shows it. A failure waits for the next time. */
function* refresh(): SagaGenerator<void> {
  yield* put(facts.refreshStarted());
  const answer = yield* request('categories.list', { productionMode: PRODUCTION_MODE });
  if (answer.ok) {
    const shown = yield* select(categories.selectAll);
    if (JSON.stringify(answer.reply) !== JSON.stringify(shown))
      yield* put(categories.facts.loaded({ params: ALL, reply: answer.reply }));
  }
  yield* put(facts.refreshEnded());
}
