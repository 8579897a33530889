import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { type Answer, isTransient } from '../../../contract/refusal';
import { sleep } from '../commands';
import type { Keyed } from '../keyed';
import { perform } from '../perform';
import { eventsReconnected, eventsResumed, serverEventReceived, wentOnline } from '../signals';
import type { QueryMessages } from './messages';
import type { QueryOptions } from './query';
import { isOnItsWay, type OfParams, type QueryState } from './state';
import { onEvery, onLatest, reacting, type Reacting } from '../reactions';

/** Several changes in a row are asked for once, in milliseconds. */
export const SETTLE_TIME = 400;

type Params = object;
type State = QueryState<Params, object>;
type About = Action & { readonly payload: OfParams<Params> };

/** A query whose types are known only where it is declared. */
export interface AnyQuery
  extends QueryOptions<string, Params, unknown, object>, QueryMessages<string, Params, unknown> {
  readonly keyOf: (params: Params) => string;
  readonly selectStates: (state: unknown) => Keyed<State>;
  readonly selectQuery: (state: unknown, params: Params) => State;
}

/** Asks when it is told to, and again when an answer is old; an earlier question of the same params is given up. */
export function queryReactions(query: AnyQuery): Reacting {
  const { facts, intents, invalidatedBy = [] } = query;
  const keyOf = ({ payload: { params } }: About) => query.keyOf(params);
  const reasons = [eventsReconnected.type, ...invalidatedBy.map(({ type }) => type)];
  const makesOld = (action: Action) =>
    isReconnection(action) || invalidatedBy.some(({ matches }) => matches(action));
  return reacting(
    onLatest([facts.asked, facts.left], (action) => ask(query, action), keyOf),
    onLatest([facts.outdated, facts.left], (action) => settle(query, action), keyOf),
    onEvery(intents.wanted, (action) => askIfNeeded(query, action)),
    onEvery(intents.reloadRequested, ({ payload: { params } }) => put(facts.asked({ params }))),
    onEvery([wentOnline, eventsResumed], () => retryTransient(query)),
    onEvery(reasons, (action: Action) => renew(query, action), makesOld),
  );
}

function* askIfNeeded({ facts, selectQuery }: AnyQuery, { payload: { params } }: About): SagaGenerator<void> {
  const { status } = yield* select(selectQuery, params);
  if (status === 'idle' || status === 'failed') yield* put(facts.asked({ params }));
}

function* ask(query: AnyQuery, { type, payload: { params } }: About): SagaGenerator<void> {
  if (type !== query.facts.asked.type) return;
  let answer = yield* askServer(query, params);
  if (query.retriesAtOnce && !answer.ok && isWorthRetrying(answer)) answer = yield* askServer(query, params);
  if (answer.ok) yield* put(query.facts.loaded({ params, reply: answer.reply }));
  else yield* put(query.facts.failed({ params, refusal: answer.refusal }));
}

function* askServer(
  { ask: askFor, facts, selectQuery }: AnyQuery,
  params: Params,
): SagaGenerator<Answer<unknown>> {
  const { data } = yield* select(selectQuery, params);
  return yield* askFor(params, data, function* (reply) {
    yield* put(facts.partLoaded({ params, reply }));
  });
}

const isWorthRetrying = (answer: Answer<unknown>) =>
  !answer.ok && isTransient(answer.refusal) && answer.refusal.kind !== 'offline';

function* settle({ facts }: AnyQuery, { type, payload: { params } }: About): SagaGenerator<void> {
  if (type !== facts.outdated.type) return;
  yield* perform(sleep(SETTLE_TIME));
  yield* put(facts.asked({ params }));
}

const isReconnection = (action: Action): boolean => eventsReconnected.match(action);

/** Asks again for the answers that a message makes old, as far as somebody looks at them; what is on its way may be old too. */
function* renew(query: AnyQuery, action: Action): SagaGenerator<void> {
  const { facts, invalidatedBy = [], isLazy } = query;
  for (const state of yield* statesOf(query)) {
    const { status, params, data } = state;
    const isConcerned =
      isReconnection(action) || invalidatedBy.some((each) => each.concerns(action, params, data));
    if (!isConcerned || status === 'idle') continue;
    if (isLazy && !isOnItsWay(state)) yield* put(facts.left({ params }));
    else if (isLazy || !isNews(action)) yield* put(facts.asked({ params }));
    else yield* put(facts.outdated({ params }));
  }
}

const isNews = (action: Action) => serverEventReceived.match(action) || isReconnection(action);

function* retryTransient(query: AnyQuery): SagaGenerator<void> {
  for (const state of yield* statesOf(query))
    if (state.status === 'failed' && isTransient(state.refusal))
      yield* put(query.facts.asked({ params: state.params }));
}

function* statesOf({ selectStates }: AnyQuery): SagaGenerator<readonly State[]> {
  return Object.values(yield* select(selectStates));
}
