import { createOffice } from '../../src/office/app/office';
import { createTextRecorder, parseRecording, replay } from '../../src/office/journal';
import { signInIntents } from '../../src/office/workflows/account/signIn';
import { password, recordedOffice } from './support/recordings';
import { tinyOffice } from './support/tinyOffice';

const rows = Array.from({ length: 40 }, (_row, index) => ({
  newsId: `news-${index}`,
  title: `News ${index}`,
}));

/** A list that is read, told of as it came, and read again as it was, or as another one. */
function listed(entries?: number) {
  const office = recordedOffice(
    tinyOffice({ list: (state = {}, action) => Object(action)['payload'] ?? state }),
    {
      ...(entries !== undefined && { entries }),
    },
  );
  const read = (errors: readonly object[] = rows) => {
    office.dispatch(signInIntents.submitted({ login: 'a', password }));
    office.tell('http.call', { ok: true, reply: { outcome: 'refused', errors } });
    office.dispatch(signInIntents.dismissed());
  };
  return { ...office, read };
}

const count = (text: string, part: string) => text.split(part).length - 1;

test('an answer stands once in the file, however often it is told or comes again, and is read whole', () => {
  const { read, recorder } = listed();
  for (let time = 0; time < 20; time += 1) read();
  const text = recorder.text();
  expect(count(text, 'News 17')).toBe(1);
  const told = parseRecording(text).entries.filter(
    (entry) => entry.kind === 'derived' && entry.action.type === 'signIn/failed',
  );
  expect(told).toHaveLength(20);
  expect(told.every((entry) => JSON.stringify(entry).includes('News 17'))).toBe(true);
});

test('of a list in which a row is another one, moved or gone, the other rows do not stand in the file again', () => {
  const { read, recorder } = listed();
  const lists = [
    rows,
    rows.with(7, { newsId: 'news-7', title: 'Other' }),
    rows.slice(20).concat(rows.slice(3, 9)),
  ];
  lists.forEach(read);
  const text = recorder.text();
  expect(count(text, 'News 17')).toBe(1);
  expect(count(text, 'News 30')).toBe(1);
  const answers = parseRecording(text).entries.flatMap((entry) =>
    entry.kind === 'answered' && JSON.stringify(entry).includes('errors') ? [entry.value] : [],
  );
  expect(answers).toEqual(lists.map((errors) => ({ ok: true, reply: { outcome: 'refused', errors } })));
});

test.each([
  ['an answer', () => rows],
  [
    'an answer whose rows others have',
    (time: number) => rows.with(time, { newsId: `news-${time}`, title: 'Other' }),
  ],
])('a ring that drops %s keeps what came of it', (_what, listAt) => {
  const { read, recorder } = listed(30);
  for (let time = 0; time < 20; time += 1) {
    read(listAt(time));
    if (time % 3 === 0) while (recorder.writeAhead());
    expect(JSON.stringify(parseRecording(recorder.text()).entries)).not.toContain('$reply');
  }
  expect(count(recorder.text(), 'News 17')).toBeGreaterThan(0);
});

test('what was written ahead is the same as what is written at once; only what came since is left to do', () => {
  const ahead = listed();
  const atOnce = listed();
  for (const { read, recorder } of [ahead, atOnce]) {
    read();
    if (recorder === ahead.recorder) while (recorder.writeAhead());
    read();
  }
  expect(ahead.recorder.text()).toBe(atOnce.recorder.text());
  expect(ahead.recorder.writeAhead()).toBe(false);
});

test.each([
  ['a long log', undefined],
  ['a log that has dropped its start', 150],
])('%s that was written ahead as it came is the same as one written at once', (_what, entries) => {
  const ahead = listed(entries);
  const atOnce = listed(entries);
  for (let time = 0; time < 60; time += 1)
    for (const { read, recorder } of [ahead, atOnce]) {
      read(time % 7 === 0 ? rows.with(time % 40, { newsId: 'news', title: `Other ${time}` }) : rows);
      if (recorder === ahead.recorder && time % 4 === 0) while (recorder.writeAhead());
    }
  const text = ahead.recorder.text();
  expect(count(text, '"kind":"state"')).toBeGreaterThan(2);
  expect(parseRecording(text)).toEqual(parseRecording(atOnce.recorder.text()));
});

test('a secret that is learnt later is masked in what was written ahead of it', () => {
  const { recorder, dispatch } = recordedOffice(createOffice);
  for (let end = 1; end <= password.length; end += 1) {
    dispatch({ type: 'filmSearch/typed', payload: password.slice(0, end) });
    while (recorder.writeAhead());
  }
  dispatch(signInIntents.submitted({ login: 'staff@co.example', password }));
  const text = recorder.text();
  expect(text.includes('correct h')).toBe(false);
  expect(replay(parseRecording(text), createOffice).divergence).toBeUndefined();
});

test('states are gone through ahead too: the text waits for the first alone', () => {
  let readings = 0;
  const list = Object.defineProperty({}, 'rows', {
    enumerable: true,
    get() {
      readings += 1;
      return ['one', 'two'];
    },
  });
  const scripts: readonly [] = [];
  const recorder = createTextRecorder({ build: 'test', scripts: () => scripts });
  recorder.begin(() => ({ list }));
  for (let count = 0; count < 60; count += 1)
    recorder.input({ kind: 'intent', action: { type: 'list/opened' } });
  while (recorder.writeAhead());
  expect(readings).toBeGreaterThan(0);
  readings = 0;
  expect(recorder.text()).toContain('"kind":"state"');
  // The header holds the state with which the log begins.
  expect(readings).toBe(1);
});
