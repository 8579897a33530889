import { assembleOffice } from '../../../src/office/app/assembleOffice';
import * as work from '../../../src/office/app/work';
import { onEvery, onLeading, reacting } from '../../../src/office/kernel/reactions';
import { cinemaIntents } from '../../../src/office/workflows/office/cinema';
import { scriptedWorld } from '../../tools/scriptedWorld';
import { session } from '../people';
import { startedOffice } from './startedOffice';

const configuration = { cinemaSite: 'https://cinema.example/start?from=office' };

test('the cinema site is told the login id in its query', () => {
  const { world, store } = startedOffice({ configuration, session: { current: session() } });
  store.dispatch(cinemaIntents.chosen());
  expect(world.inputOf('windows.open')).toEqual({
    url: 'https://cinema.example/start?from=office&login=staff-1',
  });
});

const broken = { configuration: { cinemaSite: 'no address' }, session: { current: session() } };

test('what a workflow fails at is told; it goes on, and so do the others', () => {
  const { world, store, errors } = startedOffice(broken);
  const before = world.pending();
  store.dispatch(cinemaIntents.chosen());
  store.dispatch(cinemaIntents.chosen());
  expect(errors).toHaveLength(2);
  expect(world.pending()).toEqual(before);
});

test('a workflow that fails over and over is left alone', () => {
  const { store, errors } = startedOffice(broken);
  for (let times = 0; times < 30; times += 1) store.dispatch(cinemaIntents.chosen());
  expect(errors).toHaveLength(20);
});

const fails = (): never => {
  throw new Error('It cannot be told.');
};

test.each([
  ['whether it is meant', onEvery('asked', () => undefined, fails)],
  ['for what key', onLeading('asked', () => undefined, fails)],
])('a reaction that fails at %s is told, then left alone; others hear the message', (_case, broken) => {
  const errors: unknown[] = [];
  let heard = 0;
  const hearing = onEvery('asked', () => void (heard += 1));
  const { store } = assembleOffice({
    ...{ world: scriptedWorld(), work, onError: (_error, by) => void errors.push(by) },
    preloadedState: { program: { status: 'whole' }, kits: ['asking'] },
    kits: { asking: { reducers: {}, workflows: { broken: reacting(broken), hearing: reacting(hearing) } } },
  });
  for (let times = 0; times < 30; times += 1) store.dispatch({ type: 'asked' });
  expect(heard).toBe(30);
  expect(errors).toEqual(Array.from({ length: 20 }, () => 'broken'));
});
