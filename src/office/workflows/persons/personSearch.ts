import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import type { Person } from '../../../contract/entities/personData';
import { personHeld, personRemoved, persons } from '../../entities/persons';
import { machine } from '../../kernel/machine';
import { askOnly } from '../../kernel/query/askOnly';
import { onEvery, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { locationChanged } from '../office/navigation';

const PERSON_DATA_PATH = '/app/page/persondata';

interface Searched {
  readonly search: string;
}

/**
 *   idle ──searched──▶ found ──chosen──▶ shown ──closed──▶ found
 *                                          │ removed
 *                                          ▼
 *                                       removed
 *   found, shown, removed ──searched──▶ found
 *   found, shown, removed ──left──▶ idle
 *
 * Names and addresses stand in no address of the page, which browsers remember. A reload boots as idle.
 */
type PersonSearchState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'found' } & Searched)
  | ({ readonly status: 'shown'; readonly person: Person } & Searched)
  | ({ readonly status: 'removed' } & Searched);

const { move } = machine<PersonSearchState>();
const idle = { status: 'idle' } as const;

const slice = createSlice({
  name: 'personSearch',
  initialState: idle as PersonSearchState,
  reducers: {
    searched: move(
      ['idle', 'found', 'shown', 'removed'],
      ['found'],
      (_state, { payload: search }: PayloadAction<string>) => ({ status: 'found', search: search.trim() }),
    ),
    chosen: move(
      ['found', 'removed'],
      ['shown'],
      ({ search }, { payload: person }: PayloadAction<Person>) => ({ status: 'shown', search, person }),
    ),
    closed: move(['shown'], ['found'], ({ search }) => ({ status: 'found', search })),

    removed: move(['shown'], ['removed'], ({ search }) => ({ status: 'removed', search })),
    left: move(['found', 'shown', 'removed'], ['idle'], () => idle),
  },
  selectors: { selectPersonSearch: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'searched', 'chosen', 'closed');

export const { reducer: personSearchReducer, caseReducers } = slice;
export const personSearchIntents = intents;
export const { selectPersonSearch } = slice.selectors;

/** Asks for who is found and for what is held of who is chosen; what is known is let go of with the page. */
export const personSearchSaga = reacting(
  onEvery(intents.searched, function* find({ payload }) {
    const search = payload.trim();
    yield* askOnly(persons, search === '' ? undefined : { search });
  }),
  onEvery(intents.chosen, function* show({ payload: { kind, personId } }) {
    yield* askOnly(personHeld, { kind, personId });
  }),
  onEvery(personRemoved, function* forget() {
    yield* put(facts.removed());
    yield* askOnly(personHeld);
  }),
  onEvery(locationChanged, function* leave({ payload: { path } }) {
    if (path === PERSON_DATA_PATH) return;
    yield* put(facts.left());
    yield* askOnly(persons);
    yield* askOnly(personHeld);
  }),
);
