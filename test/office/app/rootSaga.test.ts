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

test('a workflow that crashes is told of and starts anew; the others go on', () => {
  const broken = { configuration: { cinemaSite: 'no address' }, session: { current: session() } };
  const { world, store, errors } = startedOffice(broken);
  const before = world.pending();
  store.dispatch(cinemaIntents.chosen());
  store.dispatch(cinemaIntents.chosen());
  expect(errors).toHaveLength(2);
  expect(world.pending()).toEqual(before);
});
