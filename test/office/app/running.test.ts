import { createAction } from '@reduxjs/toolkit';
import { assembleOffice } from '../../../src/office/app/assembleOffice';
import type { Sagas } from '../../../src/office/app/rootSaga';
import * as work from '../../../src/office/app/work';
import { sleep } from '../../../src/office/kernel/commands';
import { perform } from '../../../src/office/kernel/perform';
import { onEvery, onLeading, reacting } from '../../../src/office/kernel/reactions';
import { completeProgram } from '../../../src/office/workflows/office/program';
import { scriptedWorld } from '../../tools/scriptedWorld';
import { session } from '../people';

const asked = createAction<string>('asked');
const programWanted = createAction('programWanted');

/** An office of these workflows behind sign-in, and a kit with others that comes at once. */
function start(workflows: Sagas, ofKit: Sagas, status = 'whole') {
  const world = scriptedWorld();
  const errors: unknown[] = [];
  const { store, admitKit } = assembleOffice({
    world,
    work: { ...work, workflows } as never,
    kits: {},
    onError: (error) => errors.push(error),
    preloadedState: { session: { current: session() }, program: { status } },
  });
  admitKit('late', { reducers: {}, workflows: ofKit });
  return { store, world, errors };
}

test('who fails frees the turn for the next of its key, and for those that wait', () => {
  const worked: string[] = [];
  const fail = function* ({ payload }: ReturnType<typeof asked>) {
    worked.push(payload);
    yield* perform(sleep(1000));
    throw new Error(payload);
  };
  const { store, world, errors } = start(
    {},
    {
      failing: reacting(onLeading(asked, fail, ({ payload }) => payload)),
    },
  );
  const names = ['a', 'b', 'c', 'd', 'e'];
  names.forEach((name) => store.dispatch(asked(name)));
  names.forEach(() => world.answer('clock.sleep', null));
  store.dispatch(asked('a'));
  expect(worked).toEqual([...names, 'a']);
  expect(errors.map(String)).toEqual(names.map((name) => `Error: ${name}`));
});

test('the work behind sign-in hears a message before a kit does, also where the kit came first', () => {
  const heard: string[] = [];
  const note = (name: string) => reacting(onEvery(asked, () => void heard.push(name)));
  const { store, world } = start(
    { ofWork: note('work') },
    { ofKit: note('kit'), completing: reacting(onEvery(programWanted, completeProgram)) },
    'signIn',
  );
  store.dispatch(asked('a'));
  store.dispatch(programWanted());
  world.answer('program.load', true);
  store.dispatch(asked('a'));
  expect(heard).toEqual(['kit', 'work', 'kit']);
});
