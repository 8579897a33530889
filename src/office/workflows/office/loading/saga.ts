import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { RefusalKind } from '../../../../contract/refusal';
import { selectSession, signedIn } from '../../../entities/session';
import { startFlagCleared } from '../../../entities/startFlag';
import { isLoadFailed, type LoadFailed } from '../../../kernel/query/messages';
import { ALL } from '../../../kernel/query/state';
import { onEvery, reacting } from '../../../kernel/reactions';
import { LISTS, lists } from './lists';

/** The lists are loaded after sign-in, and at a reload with a held session; what makes them old, each says itself. */
export const loadingSaga = reacting(onEvery(signedIn, loadAll), onEvery(isLoadFailed, clearStartFlag));

/** Lists of the session that is there when the office starts. */
export function* loadingAtStartSaga(): SagaGenerator<void> {
  if (yield* select(selectSession)) yield* loadAll();
}

/** Whoever must set up a second factor first is told nothing else. */
function* loadAll(): SagaGenerator<void> {
  if ((yield* select(selectSession))?.staff.needsFactor) return;
  for (const list of LISTS) yield* put(lists[list].facts.asked({ params: ALL }));
}

/** Our own server says more than `error`: these went as they should, and what asked says so itself. */
const ANSWERED: readonly string[] = ['notFound', 'conflict', 'invalid'] satisfies readonly RefusalKind[];

/** The literal reply `error` of a load says that something went wrong (spec section 8). */
function* clearStartFlag({ payload: { refusal } }: LoadFailed): SagaGenerator<void> {
  if (refusal.word === 'error' && !ANSWERED.includes(refusal.kind)) yield* put(startFlagCleared());
}
