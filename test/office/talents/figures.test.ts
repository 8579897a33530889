import { selectTalentCounts, talentFigures } from '../../../src/office/entities/talentFigures';
import { talentRemoved, talents, talentsReducer } from '../../../src/office/entities/talents';
import { ALL } from '../../../src/office/kernel/query/state';
import { eventsReconnected, serverEventReceived } from '../../../src/office/kernel/signals';
import { refused, startWorkflows } from '../support';
import { offline, ok, talent } from './catalogue';

const FIGURES = 'http.call talents.figures';
const TALENTS = 'http.call talents.list';
const SLEEP = 'clock.sleep';

function start() {
  const { world, store } = startWorkflows({ talentFigures: talentFigures.reducer, talents: talentsReducer }, [
    talentFigures.saga,
    talents.saga,
  ]);
  store.dispatch(talentFigures.want());
  return {
    world,
    store,
    counts: () => selectTalentCounts(store.getState()),
    status: () => talentFigures.selectQuery(store.getState(), ALL).status,
    change: (id: string) =>
      store.dispatch(serverEventReceived({ kind: 'changed', entity: 'talent', id, version: null })),
    asked: (name: string) => world.asked.filter((each) => each === name).length,
  };
}

const told = ok([
  { categoryId: 'c1', talents: 9_000 },
  { categoryId: 'c2', talents: 1_000 },
]);

test('the server counts the talents: they are not asked for', () => {
  const { world, counts } = start();
  expect(counts().total).toBe(0);
  world.answer(FIGURES, told);
  expect(counts()).toEqual({ total: 10_000, byCategory: { c1: 9_000, c2: 1_000 } });
  expect(world.pending()).toEqual([]);
});

test('an import of a thousand talents asks for the figures once', () => {
  const { world, change, asked } = start();
  world.answer(FIGURES, told);
  for (let at = 0; at < 1_000; at += 1) change(`t${at}`);
  world.answer(SLEEP, null);
  world.answer(FIGURES, told);
  expect([asked(FIGURES), world.pending()]).toEqual([2, []]);
});

test('they are asked for anew when a talent is deleted here, and after an absence of the stream', () => {
  const { world, store, counts } = start();
  world.answer(FIGURES, told);
  store.dispatch(talentRemoved({ talentId: 't1' }));
  world.answer(FIGURES, ok([{ categoryId: 'c1', talents: 9_999 }]));
  expect(counts().total).toBe(9_999);
  store.dispatch(eventsReconnected());
  expect(counts().total).toBe(9_999);
  world.answer(SLEEP, null);
  world.answer(FIGURES, told);
  expect(counts().total).toBe(10_000);
});

test('where all talents are listed they are counted here, but not while only the first hundred are there', () => {
  const { world, store, counts } = start();
  world.answer(FIGURES, told);
  store.dispatch(talents.want());
  const hundred = Array.from({ length: 100 }, (_, at) => talent(`t${at}`));
  world.answer(TALENTS, ok(hundred));
  expect(counts().total).toBe(10_000);
  world.answer(TALENTS, ok([...hundred, talent('last')]));
  expect(counts().total).toBe(101);
});

test.each([{ kind: 'notFound' }, { kind: 'unreadable', detail: '' }, { kind: 'refused', word: 'error' }])(
  'a backend that does not count ($kind) is asked for all its talents, once',
  (refusal) => {
    const { world, store, counts, change, asked } = start();
    world.answer(FIGURES, refused(refusal));
    world.answer(TALENTS, ok([talent('t1'), talent('t2', { categoryId: 'c2' })]));
    expect(counts()).toEqual({ total: 2, byCategory: { c1: 1, c2: 1 } });
    store.dispatch(talentRemoved({ talentId: 't1' }));
    change('t2');
    expect([counts().total, asked(FIGURES)]).toEqual([1, 1]);
  },
);

test('that they could not be had is said', () => {
  const { world, status } = start();
  world.answer(FIGURES, offline);
  expect(status()).toBe('failed');
});
