import { createPlayer, parseRecording, replay } from '../../src/office/journal';
import { selectSession } from '../../src/office/entities/session';
import { signInRecording } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

test('a recorded session replays to the same state', () => {
  const recording = parseRecording(signInRecording());
  const { divergence, played, player } = replay(recording, tinyOffice());
  expect(divergence).toBeUndefined();
  expect(played).toBe(recording.entries.length);
  expect(selectSession(player.state() as never)?.staff.privilege).toBe('ADMIN');
  expect(player.pending()).toEqual([]);
});

test('a recording names inputs, outputs and states in their order', () => {
  const { entries, complete } = parseRecording(signInRecording());
  expect(entries.slice(0, 6).map(({ kind }) => kind)).toEqual([
    'intent',
    'asked',
    'answered',
    'derived',
    'asked',
    'answered',
  ]);
  expect(entries[2]).toMatchObject({ kind: 'answered', within: 1 });
  expect(entries[entries.length - 1]?.kind).toBe('state');
  expect(complete).toBe(true);
});

test('a replay can stop at any entry and shows what is pending there', () => {
  const recording = parseRecording(signInRecording());
  const { player, divergence } = replay(recording, tinyOffice(), 1);
  expect(divergence).toBeUndefined();
  expect(player.state()).toMatchObject({ signIn: { status: 'signingIn', attempt: 1 } });
  expect(player.pending()).toMatchObject([{ port: 'http', op: 'call' }]);
});

test('the same recording replays any number of times', () => {
  const recording = parseRecording(signInRecording());
  for (let time = 0; time < 3; time += 1) expect(replay(recording, tinyOffice()).divergence).toBeUndefined();
  expect(createPlayer(recording, tinyOffice()).position).toBe(0);
});

test('a recording that was cut off after any line, or within one, replays up to there', () => {
  const text = signInRecording();
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  for (const end of ends.slice(0, -1)) {
    for (const cut of [text.slice(0, end + 1), text.slice(0, end + 9)]) {
      const recording = parseRecording(cut);
      expect(recording.complete).toBe(false);
      expect(replay(recording, tinyOffice()).divergence).toBeUndefined();
    }
  }
});
