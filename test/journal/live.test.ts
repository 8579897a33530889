import { everyScript } from '../../src/contract/scripts';
import {
  createRecorder,
  followLive,
  inFlight,
  type Live,
  recordWorld,
  spansOf,
} from '../../src/office/journal';
import { newId, sleep } from '../../src/office/kernel/commands';
import type { World } from '../../src/office/kernel/world';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { password, recordedOffice } from './support/recordings';
import { scriptedWorld } from './support/scriptedWorld';

test('a panel beside the office sees what passes from then on, each with its state, and no secret', async () => {
  const office = recordedOffice();
  const live = followLive(office.recorder, office.store.getState);
  const told = jest.fn();
  live.subscribe(told);
  office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  office.tell('http.call', { ok: false, refusal: { kind: 'forbidden' } });
  await Promise.resolve();
  expect(told).toHaveBeenCalled();
  const labels = live.entries.map((entry) => ('action' in entry ? entry.action.type : entry.kind));
  expect(labels[0]).toBe('signIn/submitted');
  expect(labels.at(-1)).toBe('signIn/failed');
  const statusAt = (index: number) => (live.stateAt(index) as { signIn: { status: string } }).signIn.status;
  expect(statusAt(-1)).toBe('idle');
  expect(statusAt(0)).toBe('signingIn');
  expect(live.stateAt(labels.length - 1)).toMatchObject(office.store.getState() as object);
  expect(JSON.stringify([live.entries, live.stateAt(0)])).not.toContain(password);
});

test('it knows the commands that were in flight when it began, and no secret of theirs', () => {
  const office = recordedOffice();
  office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  const { open } = followLive(office.recorder, office.store.getState);
  expect(open).toMatchObject([{ port: 'http', op: 'call', input: { script: 'session.signIn' } }]);
  expect(JSON.stringify(open)).not.toContain(password);
});

/** The names of what the panel shows as under way now. */
function flying({ entries, open }: Live) {
  return inFlight(spansOf(entries, open), entries.length - 1).map(({ name }) => name);
}

function liveOffice() {
  const recorder = createRecorder({ build: 'test', scripts: () => everyScript });
  const { world, tell } = scriptedWorld();
  const recorded = recordWorld(world, recorder);
  recorder.begin(() => ({}));
  return {
    recorder,
    tell,
    ask: (command: Parameters<World['ask']>[0]) => recorded.ask(command, () => undefined),
  };
}

test('what was in flight as it began is no longer so once somebody else’s log begins', () => {
  const { recorder, ask } = liveOffice();
  const stop = ask(sleep(5));
  const live = followLive(recorder, () => ({}));
  expect(flying(live)).toEqual(['clock.sleep']);
  stop();
  recorder.begin(() => ({}));
  expect(flying(live)).toEqual([]);
});

test('what is in flight stays so though so much has passed since that its beginning, or its end, is kept no longer', () => {
  const { recorder, ask, tell } = liveOffice();
  ask(sleep(5));
  const live = followLive(recorder, () => ({}));
  tell('clock.sleep', null);
  ask(newId(20));
  for (let count = 0; count < 5000; count += 1)
    recorder.input({ kind: 'intent', action: { type: 'count/up' } });
  expect(live.entries).toHaveLength(5000);
  expect(flying(live)).toEqual(['ids.new']);
  tell('ids.new', 'made0000000000000001');
  expect(flying(live)).toEqual([]);
});
