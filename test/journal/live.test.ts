import { followLive } from '../../src/office/journal';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { password, recordedOffice } from './support/recordings';

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
