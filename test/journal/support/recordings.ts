import { everyScript } from '../../../src/contract/scripts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '../../../src/contract/entities/session';
import {
  createTextRecorder,
  type OfficeFactory,
  recorderMiddleware,
  recordWorld,
  steppingWorld,
} from '../../../src/office/journal';
import { signInIntents } from '../../../src/office/workflows/account/signIn';
import { scriptedWorld } from './scriptedWorld';
import { tinyOffice } from './tinyOffice';

export const password = 'correct horse battery';

const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `a ${name}`]));

export const session = {
  agency: { ...texts(['displayName', 'abbreviation', 'webAddress']), userId: 'user-1' },
  staff: { ...texts(['firstName', 'lastName', 'email']), privilege: 'ADMIN' },
} as unknown as Session;

/** A small office that is recorded, over a world that a test answers by hand. */
export function recordedOffice(
  factory: OfficeFactory = tinyOffice(),
  options: Omit<Parameters<typeof createTextRecorder>[0], 'build' | 'scripts'> & {
    readonly atOnce?: Record<string, unknown>;
  } = {},
) {
  const {
    atOnce = {
      'windows.resolution': { screen: '1x1', window: '1x1' },
    },
    ...limits
  } = options;
  const scripted = scriptedWorld(atOnce);
  const recorder = createTextRecorder({ build: 'test', scripts: () => everyScript, ...limits });
  const stepping = steppingWorld(scripted.world);
  const all = {
    world: recordWorld(stepping, recorder),
    preloadedState: { program: { status: 'whole' } },
    middleware: [recorderMiddleware(recorder)],
    onError: recorder.crashed,
    beforeSagas: recorder.begin,
  };
  const { store } = factory(all);
  const dispatch = (action: UnknownAction) => store.dispatch(action);
  return { ...scripted, recorder, stepping, store, dispatch };
}

/** A session: two attempts fail on the way, the third is refused; dismissed; then a sign-in succeeds. */
export function signInRecording(): string {
  const office = recordedOffice();
  const submit = () => office.dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  submit();
  office.tell('http.call', { ok: false, refusal: { kind: 'offline' } });
  submit();
  office.tell('clock.sleep', null);
  office.tell('http.call', { ok: false, refusal: { kind: 'timeout' } });
  office.tell('clock.sleep', null);
  office.tell('http.call', {
    ok: true,
    reply: { outcome: 'refused', errors: [{ type: 'Authorization', message: 'Wrong password' }] },
  });
  office.dispatch(signInIntents.dismissed());
  submit();
  office.tell('http.call', { ok: true, reply: { outcome: 'accepted', session } });
  return office.recorder.text();
}
