import { equipTesters } from '../../../src/office/app/forTesters';
import type { SteppingWorld } from '../../../src/office/journal';
import { signInIntents } from '../../../src/office/workflows/account/signIn';
import { devtoolsExtension } from '../../journal/support/devtoolsExtension';
import { password, recordedOffice } from '../../journal/support/recordings';

afterEach(() => {
  delete window.__REDUX_DEVTOOLS_EXTENSION__;
});

function equipped() {
  const office = recordedOffice();
  equipTesters(office.recorder, office.store, office.stepping);
  office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  return office;
}

test('in development the Redux DevTools, where they are installed, show what passes and may not act on it', async () => {
  const extension = devtoolsExtension();
  const install = jest.fn((_options: object) => extension.enhance);
  window.__REDUX_DEVTOOLS_EXTENSION__ = install;
  equipped();
  await Promise.resolve();
  expect(extension.types()).toContain('→ http.call session.signIn');
  const features = { lock: true, jump: true, skip: true };
  expect(install).toHaveBeenCalledWith(
    expect.objectContaining({ features: expect.objectContaining(features) }),
  );
  expect(JSON.stringify(install.mock.calls)).not.toMatch(/dispatch|import/);
});

test('without them the same is at hand at the console', async () => {
  equipped();
  expect(await (window.greenroom?.['journal'] as () => Promise<string>)()).toContain('session.signIn');
});

test('the console holds commands back and releases them, and shows no secret of those that wait', () => {
  const office = recordedOffice();
  equipTesters(office.recorder, office.store, office.stepping);
  const stepping = window.greenroom?.['stepping'] as SteppingWorld;
  stepping.setStepping(true);
  expect(stepping.isStepping).toBe(true);
  office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  stepping.releaseAll();
  expect(stepping.waiting()).toMatchObject([
    { k: 2, command: { port: 'http', op: 'call', input: { script: 'session.signIn' } } },
  ]);
  expect(JSON.stringify(stepping.waiting())).not.toContain(password);
  expect(stepping.release(2)).toBe(true);
  expect(office.open.at(-1)?.command.input).toMatchObject({ input: { password } });
});
