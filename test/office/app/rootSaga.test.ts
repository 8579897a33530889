import { startedOffice } from './startedOffice';
import { cinemaIntents } from '../../../src/office/workflows/office/cinema';
import { session } from '../people';

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
