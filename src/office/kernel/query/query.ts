import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../../contract/refusal';
import { type Keyed, keyed } from '../keyed';
import type { Invalidation } from './invalidation';
import { queryMessages } from './messages';
import { type AnyQuery, queryReactions } from './saga';
import { ALL, type OfParams, type QueryState } from './state';
import { querySteps } from './steps';

/** Shows the first part of a long answer while the rest is on its way. */
type ShowPart<R> = (reply: R) => SagaGenerator<void>;

export interface QueryOptions<N extends string, P, R, D> {
  /** Of its slice and of its messages: `news/asked`, `news/loaded`. */
  readonly name: N;
  /** Asks the server. Pages and a search are params: another page is another question. */
  readonly ask: (params: P, known: D | null, showPart: ShowPart<R>) => SagaGenerator<Answer<R>>;
  /** Tells questions apart by what they ask for; left out where there is one only. */
  readonly keyOf?: (params: P) => string;
  /** What is kept of a reply: of rows that are entities, their ids. */
  readonly dataOf: (reply: R, before: D | null) => D;
  /** What makes an answer old: it is asked again at once; after news of the server, once they have settled. */
  readonly invalidatedBy?: readonly Invalidation<P, NoInfer<D>>[];
  /** An answer that is old is asked for anew when somebody next wants it, not at once. */
  readonly isLazy?: boolean;
  /** Of what nobody looks at any more nothing is kept: it is of persons, or would grow with each that is looked at. */
  readonly forgetsLeft?: true;
  /** A refusal that may pass is asked again at once, once (spec section 8). */
  readonly retriesAtOnce?: boolean;
  /** Where its states stand; under its name unless said otherwise. */
  readonly select?: (state: never) => Keyed<QueryState<P, D>>;
}

/**
 * What the server has, asked for by name: a machine for each question, the saga that asks, its messages and its
 * selector. The newest question wins; what is known is shown while it is asked anew, and when that fails.
 */
export function query<N extends string, P extends object, R, D extends object>(
  options: QueryOptions<N, P, R, D>,
) {
  type States = Keyed<QueryState<P, D>>;
  type Root = Readonly<Record<N, States>>;
  const { name, dataOf, keyOf = () => '', select = (state: Root) => state[name] } = options;
  const selectStates = select as (state: Root) => States;
  const messages = queryMessages<N, P, R>(name);
  const unasked = { status: 'idle', params: {} as P, data: null } as const;
  const steps = querySteps<P, R, D>(dataOf, options.forgetsLeft && unasked);
  const ofOne = keyed<QueryState<P, D>, OfParams<P>>(({ params }) => keyOf(params), unasked);
  const reducers = new Map<string, (states: States, action: never) => States>([
    [messages.intents.wanted.type, ofOne<OfParams<P>>(steps.wanted)],
    [messages.intents.reloadRequested.type, ofOne<OfParams<P>>(steps.reloadRequested)],
    [messages.facts.asked.type, ofOne(steps.asked)],
    [messages.facts.partLoaded.type, ofOne(steps.partLoaded)],
    [messages.facts.loaded.type, ofOne(steps.loaded)],
    [messages.facts.failed.type, ofOne(steps.failed)],
    [messages.facts.outdated.type, ofOne(steps.outdated)],
    [messages.facts.left.type, ofOne(steps.left)],
  ]);
  const none: States = {};

  /** No drafts: to make and freeze those of 100,000 ids would hold the page. */
  const reducer = (states: States = none, action: UnknownAction): States =>
    reducers.get(action.type)?.(states, action as never) ?? states;

  const selectQuery = (state: Root, params: P): QueryState<P, D> =>
    selectStates(state)[keyOf(params)] ?? unasked;

  const saga = queryReactions({
    ...options,
    keyOf,
    ...messages,
    selectStates,
    selectQuery,
  } as unknown as AnyQuery);

  /** Intents for views: a screen shows it; a person wants it asked again. */
  const want = (params: P = ALL as P) => messages.intents.wanted({ params });
  const reload = (params: P = ALL as P) => messages.intents.reloadRequested({ params });

  return {
    name,
    keyOf,
    ask: options.ask,
    ...messages,
    reducer,
    saga,
    selectStates,
    selectQuery,
    want,
    reload,
  };
}
