import { parseRecording, type Recording, replay } from '../../src/office/journal';
import { signInRecording } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const recording = parseRecording(signInRecording());

function mutated(index: number, change: (entry: never) => object): Recording {
  const entries = recording.entries.map((entry, at) => (at === index ? change(entry as never) : entry));
  return { ...recording, entries: entries as never };
}

const indexesOf = (kind: string) =>
  recording.entries.flatMap((entry, index) => (entry.kind === kind ? [index] : []));

function divergenceOf(changed: Recording) {
  const { divergence } = replay(changed, tinyOffice());
  return divergence;
}

/** Entries whose value no saga reads: the end of a sleep. Changing it provably changes nothing. */
const unread = new Set(
  indexesOf('answered').filter((index) => {
    const answer = recording.entries[index] as { readonly k: number };
    return recording.entries.some(
      (entry) => entry.kind === 'asked' && entry.k === answer.k && entry.op === 'sleep',
    );
  }),
);

test.each(indexesOf('answered'))('another answer at %i is named at it or after it', (index) => {
  const divergence = divergenceOf(
    mutated(index, (entry: object) => ({ ...entry, value: { ok: false, refusal: { kind: 'forbidden' } } })),
  );
  if (unread.has(index)) expect(divergence).toBeUndefined();
  else {
    expect(divergence?.index).toBeGreaterThan(index);
    expect(divergence?.workflow).toBe('signIn');
  }
});

/** A second submit is ignored while one runs, in the reducer as in the saga: with it or without, all is the same. */
const ignored = indexesOf('intent')[1];

test.each(indexesOf('intent'))('another intent at %i is named at it or after it', (index) => {
  const divergence = divergenceOf(
    mutated(index, () => ({ kind: 'intent', action: { type: 'signIn/unheardOf' } })),
  );
  if (index === ignored) expect(divergence).toBeUndefined();
  else {
    expect(divergence?.index).toBeGreaterThan(index);
    expect(divergence?.workflow).toBe('signIn');
  }
});

test.each(recording.entries.map((_entry, index) => index))('entry %i left out is named', (index) => {
  const entries = recording.entries
    .filter((_entry, at) => at !== index)
    .map((entry) => shifted(entry, index));
  const divergence = divergenceOf({ ...recording, entries: entries as never });
  const isHarmless = index === ignored || recording.entries[index]?.kind === 'state';
  if (isHarmless) expect(divergence).toBeUndefined();
  else expect(divergence?.index).toBeGreaterThanOrEqual(index);
});

function shifted(entry: object, gone: number): object {
  if (!('within' in entry) || (entry.within as number) < gone) return entry;
  return { ...entry, within: Math.max(0, (entry.within as number) - 1) };
}

test.each(indexesOf('derived'))('another fact at %i is named exactly there', (index) => {
  const divergence = divergenceOf(
    mutated(index, (entry: { action: object }) => ({
      ...entry,
      action: { ...entry.action, payload: 'other' },
    })),
  );
  expect(divergence).toMatchObject({ index, reason: 'the replay did something else' });
  expect(divergence?.neighbourhood.find((line) => line.startsWith('>'))).toContain('"other"');
});

test.each(indexesOf('asked'))('another command at %i is named exactly there, with its workflow', (index) => {
  const divergence = divergenceOf(mutated(index, (entry: object) => ({ ...entry, input: { other: true } })));
  expect(divergence).toMatchObject({ index, workflow: 'signIn', actual: { kind: 'asked' } });
});

test('another hash of a slice names the slice', () => {
  const index = indexesOf('state')[0] ?? -1;
  const divergence = divergenceOf(
    mutated(index, (entry: { slices: object }) => ({ ...entry, slices: { ...entry.slices, session: '0' } })),
  );
  expect(divergence).toMatchObject({ index, workflow: 'session', reason: 'the state is another in session' });
});

test('what fails before a state is looked at is told of the workflow that it was', () => {
  const fragile = (state = 0, { type }: { readonly type: string }) => {
    if (type === 'signIn/unheardOf') throw new Error('nothing of that name is in it');
    return state;
  };
  const entries = [
    { kind: 'intent', action: { type: 'signIn/unheardOf' } },
    { kind: 'state', slices: {} },
  ] as const;
  const { divergence } = replay({ ...recording, entries }, tinyOffice({ fragile: fragile as never }));
  expect(divergence).toMatchObject({
    expected: { kind: 'state' },
    workflow: 'signIn',
    reason: 'the replay failed: nothing of that name is in it',
  });
});

test('a log of an older build replays where a slice came later', () => {
  const factory = tinyOffice({ later: (state = { status: 'idle' }) => state });
  expect(replay(recording, factory).divergence).toBeUndefined();
});

test('a command at the end that the log does not have is named', () => {
  const entries = recording.entries.slice(0, 4);
  const divergence = divergenceOf({ ...recording, entries });
  expect(divergence).toMatchObject({ index: 4, workflow: 'signIn', actual: { kind: 'asked', op: 'call' } });
  expect(divergence?.expected).toBeUndefined();
});

test('an answer to a command that does not wait is named', () => {
  const answer = recording.entries.find((entry) => entry.kind === 'answered');
  const entries = [...recording.entries, answer];
  const divergence = divergenceOf({ ...recording, entries: entries as never });
  expect(divergence).toMatchObject({ index: recording.entries.length, reason: 'no command 1 is waiting' });
});
