import type { Profession } from '../../../src/contract/entities/profession';
import { professions } from '../../../src/office/entities/professions';
import { ALL } from '../../../src/office/kernel/query/state';
import {
  professionOrder,
  selectProfessionsInOrder,
} from '../../../src/office/workflows/agency/professionOrder';
import { offline, ok, startWorkflows } from '../support';

const LIST = 'http.call agency.professions';
const MOVE = 'http.call profession.move';

const rows = (ids: string): readonly Profession[] =>
  [...ids].map((categoryId, position) => ({
    ...{ categoryId, name: categoryId, singular: categoryId, routerUrl: categoryId, position },
    ...{ talents: 0, trashed: 0 },
  }));

function known(ids: string) {
  const { world, store } = startWorkflows(
    { professions: professions.reducer, professionOrder: professionOrder.reducer },
    [professions.saga, professionOrder.saga],
  );
  store.dispatch(professions.facts.asked({ params: ALL }));
  world.answer(LIST, ok(rows(ids)));
  const shown = () =>
    (selectProfessionsInOrder(store.getState()) ?? []).map((row) => row.categoryId).join('');
  /** As the arrow does: before the one that is shown above it. */
  const up = (categoryId: string) =>
    store.dispatch(
      professionOrder.intents.requested({
        categoryId,
        beforeId: shown()[shown().indexOf(categoryId) - 1] ?? '',
      }),
    );
  return { world, store, shown, up };
}

test('two quick presses of an arrow move by two: each is shown at once and saved in its turn', () => {
  const { world, shown, up } = known('abc');
  up('c');
  up('c');
  expect(shown()).toBe('cab');
  expect(world.inputOf(MOVE)).toEqual({ categoryId: 'c', beforeId: 'b' });
  world.answer(MOVE, ok());
  expect(shown()).toBe('cab');
  expect(world.inputOf(MOVE)).toEqual({ categoryId: 'c', beforeId: 'a' });
  // The list as it was between the two.
  world.answer(LIST, ok(rows('acb')));
  expect(shown()).toBe('cab');
  world.answer(MOVE, ok());
  expect(shown()).toBe('cab');
});

test('a move that is refused is taken back, and tried again with what waited behind it', () => {
  const { world, store, shown, up } = known('abc');
  up('c');
  up('c');
  world.answer(MOVE, offline);
  expect(shown()).toBe('abc');
  store.dispatch(professionOrder.intents.retried());
  expect(shown()).toBe('cab');
});
