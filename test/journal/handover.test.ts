import { createOffice } from '../../src/office/app/office';
import { parseRecording, replay } from '../../src/office/journal';
import { followLive } from '../../src/office/journal/live';
import { sessionEnded } from '../../src/office/kernel/sessionFacts';
import { newReel } from '../../src/office/workflows/reels/newReel';
import { locationChanged } from '../../src/office/workflows/office/navigation';
import { sessionGuardIntents } from '../../src/office/workflows/account/sessionGuard';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { ok } from '../office/support';
import { recordedOffice, session } from './support/recordings';

const SECRET_OF_ADA = 'Adas own reel';
const ada = { ...session, agency: { ...session.agency, userId: 'ada' } };
const ben = { ...session, agency: { ...session.agency, userId: 'ben' } };

/** Ada works: her log begins anew at each start of the sagas. */
function start() {
  const office = recordedOffice(createOffice);
  const call = (script: string, answer: unknown) =>
    office.open
      .findLast(
        ({ command, isStopped }) =>
          !isStopped && (command.input as { script?: string } | null)?.script === script,
      )
      ?.tell(answer);
  const signIn = (who: typeof ada) => {
    office.dispatch(signInIntents.submitted({ login: who.agency.userId, password: 'correct horse battery' }));
    call('session.signIn', ok({ outcome: 'accepted', session: who }));
  };
  signIn(ada);
  office.dispatch(locationChanged({ path: '/app/dashboard' }));
  office.dispatch({ type: 'newReel/titled', payload: { title: SECRET_OF_ADA } });
  return { ...office, call, signIn };
}

test('who signs in where another’s session had ended has a log that begins there, and replays', () => {
  const { recorder, dispatch, signIn, store } = start();
  dispatch(sessionEnded());
  expect(recorder.text().includes(SECRET_OF_ADA)).toBe(true);
  signIn(ben);
  dispatch(locationChanged({ path: '/app/table/news' }));
  const text = recorder.text();
  expect([text.includes(SECRET_OF_ADA), text.includes('"ada"')]).toEqual([false, false]);
  const recording = parseRecording(text);
  expect(recording.header.restarted).toBeUndefined();
  const { divergence, player } = replay(recording, createOffice);
  expect(divergence).toBeUndefined();
  expect(player.state()).toEqual(store.getState());
});

test('with the sign-out itself the log is gone, for the console and the panel too', () => {
  const { recorder, dispatch, call, tell, store, signIn } = start();
  const live = followLive(recorder, store.getState);
  dispatch(newReel.intents.opened({ talentId: 'talent-1' } as never));
  dispatch(sessionGuardIntents.signOutRequested());
  call('session.signOut', ok({}));
  tell('storage.forget', null);
  expect(recorder.text().includes(SECRET_OF_ADA)).toBe(false);
  expect(JSON.stringify(live.entries)).not.toContain('newReel');
  signIn(ben);
  expect(replay(parseRecording(recorder.text()), createOffice).divergence).toBeUndefined();
});
