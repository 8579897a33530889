import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { SEARCH_PAUSE } from '../../contract/constants';
import type { Refusal } from '../../contract/refusal';
import { sleep } from './commands';
import { machine } from './machine';
import { perform } from './perform';
import { isOnItsWay, type QueryState } from './query/state';
import { onLatest, reacting } from './reactions';
import { splitActions } from './splitActions';

/**
 *   any ──typed──▶ pausing ──asked──▶ asking (a query has the answer)
 *   any ──typed (nothing)──▶ blank, or asking where the first ones are shown then
 *   any ──left──▶ blank
 *
 * A reload boots as blank.
 */
type TypedSearch =
  | { readonly status: 'blank' }
  | { readonly status: 'pausing'; readonly search: string }
  | { readonly status: 'asking'; readonly search: string };

/** What is looked through for what was typed. */
interface Finder {
  /** The question to the server. */
  readonly ask: (search: string) => UnknownAction;
  /** How the question stands whose answer is waited for. */
  readonly selectQuery: (state: never) => QueryState<unknown, unknown>;
  /** Whether all there is to find is known here, or on its way: then nothing is asked. */
  readonly selectHasAll?: (state: never) => boolean;
}

interface TypedSearchOptions<N extends string> {
  /** Of its slice and of its messages: `filmSearch/typed`. */
  readonly name: N;
  readonly finders: readonly Finder[];
  /** Whether the first ones are asked for while nothing is typed. */
  readonly isFirstAsked?: boolean;
}

const { move } = machine<TypedSearch>();
const every = ['blank', 'pausing', 'asking'] as const;
const blank: TypedSearch = { status: 'blank' };

/** Finds at the server what a person types, once the person pauses; what was typed before is not waited for. */
export function typedSearch<N extends string>({
  name,
  finders,
  isFirstAsked = false,
}: TypedSearchOptions<N>) {
  const slice = createSlice({
    name,
    initialState: blank,
    reducers: {
      typed: move(
        every,
        isFirstAsked ? ['pausing', 'asking'] : ['pausing', 'blank'],
        (_state, { payload }: PayloadAction<string>) => {
          const search = payload.trim();
          if (search !== '') return { status: 'pausing', search };
          return isFirstAsked ? { status: 'asking', search } : blank;
        },
      ),
      left: move(every, ['blank'], () => ({ status: 'blank' })),

      asked: move(['pausing'], ['asking'], ({ search }) => ({ status: 'asking', search })),
    },
  });
  const { intents, facts } = splitActions(slice.actions, 'typed', 'left');
  type Root = Readonly<Record<N, TypedSearch>>;
  const selectTyped = (state: Root) => state[name];
  const asking = (state: object) => finders.filter((finder) => !finder.selectHasAll?.(state as never));

  function* find(): SagaGenerator<void> {
    const typed = yield* select(selectTyped);
    if (typed.status === 'blank' || (yield* select(asking)).length === 0) return;
    if (typed.status === 'pausing') {
      yield* perform(sleep(SEARCH_PAUSE));
      yield* put(facts.asked());
    }
    for (const { ask } of yield* select(asking)) yield* put(ask(typed.search));
  }

  return {
    steps: slice.caseReducers,
    reducer: slice.reducer,
    intents,
    /** What is typed, and whether it has been asked for. */
    select: selectTyped,
    /** Whether more may be found in a moment. */
    selectIsSearching: (state: object): boolean =>
      (selectTyped(state as Root).status === 'pausing' && asking(state).length > 0) ||
      finders.some(({ selectQuery }) => isOnItsWay(selectQuery(state as never))),
    /** Why something could not be looked through; nothing while all was. */
    selectRefusal: (state: object): Refusal | undefined => {
      for (const { selectQuery } of asking(state)) {
        const query = selectQuery(state as never);
        if (query.status === 'failed') return query.refusal;
      }
      return undefined;
    },
    saga: reacting(onLatest([intents.typed, intents.left], find)),
  };
}
