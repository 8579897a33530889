import { all, call, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { encodings } from '../../../entities/encodings';
import { selectOwnId } from '../../../entities/permissions';
import { selectSession, signedIn } from '../../../entities/session';
import { ALL } from '../../../kernel/query/state';
import { onEvery, reacting } from '../../../kernel/reactions';
import { tellsOf } from '../../../kernel/rowNews';
import { eventsReconnected, serverEventReceived } from '../../../kernel/signals';
import { startEncoding } from './untilHeard';
import { facts, selectUploads } from './slice';

/**
 * What was on its way before is shown again: after sign-in, at a reload with a held session, and once the events are back. So
 * is what a colleague's account handed over.
 */
export const followList = reacting(
  onEvery(encodings.facts.loaded, takeOver),
  onEvery(eventsReconnected, want),
  onEvery(serverEventReceived, hearOfOneself),
  function* wantOnceSignedIn() {
    if (!(yield* select(selectSession))) yield* take(signedIn);
    yield* want();
  },
);

function* want(): SagaGenerator<void> {
  yield* put(encodings.want(ALL));
}

function* hearOfOneself({ payload: news }: ReturnType<typeof serverEventReceived>): SagaGenerator<void> {
  if (tellsOf(news, 'staff', yield* select(selectOwnId))) yield* put(encodings.facts.asked({ params: ALL }));
}

/** A process whose file the server has, but whose encoding nobody asked for: its page closed in between. */
function* takeOver({
  payload: { reply: listed },
}: ReturnType<typeof encodings.facts.loaded>): SagaGenerator<void> {
  const known = (yield* select(selectUploads)).map(({ processId }) => processId);
  yield* put(facts.listed(listed));
  const forgotten = listed.filter(
    ({ processId, stage, encoding }) =>
      stage === 'received' && encoding === 'none' && !known.includes(processId),
  );
  yield* all(forgotten.map(({ processId }) => call(startEncoding, processId)));
}
