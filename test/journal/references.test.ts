import { type Entry, parseRecording, RecordingError, replay } from '../../src/office/journal';
import { withoutReferences, withReferences } from '../../src/office/journal/references';
import { tinyOffice } from './support/tinyOffice';

const films = [
  { filmId: 'film-0000000001', title: 'Embers: what the fire left behind', director: 'Arriaga' },
];
const reels = [{ reelId: 'reel-0000000001', title: 'Light on water, our picks for the summer' }];
const reply = { films, reels };

const answered = (k: number, value: unknown) => ({ kind: 'answered', k, value }) as const;
const derived = (payload: unknown) =>
  ({ kind: 'derived', action: { type: 'films/loaded', payload } }) as const;

test.each([
  ['the whole reply', reply, { $reply: 4 }],
  [
    'a reply within a fact',
    { talentId: 'talent-1', found: reply },
    { talentId: 'talent-1', found: { $reply: 4 } },
  ],
  [
    'a part of a reply',
    { talentId: 'talent-1', films },
    { talentId: 'talent-1', films: { $reply: 4, part: 'films' } },
  ],
])('%s is referred to, and stands there again once it is read', (_what, payload, written) => {
  const entries = [answered(4, { ok: true, reply }), derived(payload)];
  const file = withReferences(entries);
  expect(file[1]).toEqual(derived(written));
  expect(withoutReferences(file)).toEqual(entries);
});

test('of two like replies the second refers to the first, and a fact to the latest', () => {
  const entries = [answered(4, { ok: true, reply }), answered(5, { ok: true, reply }), derived(reply)];
  const file = withReferences(entries);
  expect(file.slice(1)).toEqual([answered(5, { ok: true, reply: { $reply: 4 } }), derived({ $reply: 5 })]);
  expect(withoutReferences(file)).toEqual(entries);
});

test.each([
  [
    'other than the reply',
    { ok: true, reply },
    { films, reels: [] },
    { films: { $reply: 4, part: 'films' }, reels: [] },
  ],
  ['short', { ok: true, reply: { version: 1 } }, { version: 1 }, { version: 1 }],
  ['absent', { ok: true, reply: null }, undefined, undefined],
])('a payload that is %s stands as it is', (_what, value, payload, written) => {
  expect(withReferences([answered(4, value), derived(payload)])[1]).toEqual(derived(written));
});

test('rows of a list that an earlier reply brought are read from where they stand there', () => {
  const [first, second, third] = ['one', 'two', 'three'].map((title) => ({ title }));
  const entries = [
    answered(4, { ok: true, reply: { rows: [first, second] } }),
    answered(5, { ok: true, reply: [third, { $reply: 4, part: 'rows', rows: [0, 2] }] }),
    answered(6, { ok: true, reply: { rows: [{ $reply: 5, rows: [1, 3] }, third] } }),
  ];
  expect(withoutReferences(entries).slice(1)).toEqual([
    answered(5, { ok: true, reply: [third, first, second] }),
    answered(6, { ok: true, reply: { rows: [first, second, third] } }),
  ]);
});

test.each([
  ['members', (last: number) => ({ left: { $reply: last }, right: { $reply: last } })],
  [
    'rows',
    (last: number) => [
      { $reply: last, rows: [0, 1e9] },
      { $reply: last, rows: [0, 1e9] },
    ],
  ],
])('a file whose replies double one another by their %s is refused', (_what, doubled) => {
  const entries = [answered(1, { ok: true, reply: [{ title: 'one' }, { title: 'two' }] })];
  for (let k = 2; k < 64; k += 1) entries.push(answered(k, { ok: true, reply: doubled(k - 1) }));
  expect(() => withoutReferences(entries)).toThrow('replies that refer to one another grow beyond measure');
});

test.each([
  [
    'answers that repeat a long list',
    (k: number) => answered(k, { ok: true, reply: [{ $reply: 1, rows: [0, 1e9] }] }),
  ],
  ['facts that carry it over and over', () => derived(Array.from({ length: 200 }, () => ({ $reply: 1 })))],
])('a file with %s is refused', (_what, repeating) => {
  const list = Array.from({ length: 100_000 }, () => 0);
  const entries: Entry[] = [answered(1, { ok: true, reply: list })];
  for (let k = 2; k < 400; k += 1) entries.push(repeating(k));
  expect(() => withoutReferences(entries)).toThrow('replies that refer to one another grow beyond measure');
});

test.each([[{ from: 0 }], [3], ['ab'], [[0]], [[0, -1]], [[0, 1, 2]]])(
  'rows %j are no two counts, and refused',
  (rows) => {
    const entries = [
      answered(4, { ok: true, reply: { rows: [{ title: 'one' }] } }),
      answered(5, { ok: true, reply: [{ $reply: 4, part: 'rows', rows }] }),
    ];
    expect(() => withoutReferences(entries)).toThrow('the rows that a reference names are not two counts');
  },
);

test.each(['__proto__', 'constructor', 'toString', { toString: 1 }])(
  'the part %j of a reply that has none of that name is a reference to nothing',
  (part) => {
    const entries = [answered(4, { ok: true, reply }), derived({ $reply: 4, part })];
    expect(() => withoutReferences(entries)).toThrow('no reply to command 4 stands before it');
  },
);

test('a reference to no number is told as one to nothing', () => {
  const entries = [derived({ $reply: { toString: 1 } })];
  expect(() => withoutReferences(entries)).toThrow('no reply to command {"toString":1} stands before it');
});

const file = (header: object, entry: object = derived({ $reply: 7 })) =>
  [
    { format: 1, build: 'test', contract: { hash: '', scripts: {} }, state: {}, ...header },
    entry,
    { kind: 'end', entries: 1 },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

test('a reference to nothing is refused', () => {
  expect(() => parseRecording(file({ about: ['films'] }))).toThrow(RecordingError);
  expect(() => parseRecording(file({ about: ['films'] }))).toThrow('no reply to command 7 stands before it');
});

test('an older saved log knows no references, and in a newer one that to nothing stands as it is', () => {
  expect(parseRecording(file({})).entries[0]).toEqual(derived({ $reply: 7 }));
  expect(parseRecording(file({ references: true })).entries[0]).toEqual(derived({ $reply: 7 }));
});

test.each([
  ['a fact that is told as it was recorded', derived({ $reply: 7 })],
  ['an answer', answered(9, { ok: true, reply: { films: [{ $reply: 7, rows: [0, 2] }] } })],
])('%s, whose reply was taken out of a saved log, is told as such at its place', (_what, entry) => {
  const open = [{ k: 9, port: 'http', op: 'call', input: null, by: 'films' }];
  const recording = parseRecording(file({ references: true, restarted: { quiet: false, open } }, entry));
  expect(replay(recording, tinyOffice()).divergence).toMatchObject({
    index: 0,
    workflow: 'films',
    reason: 'no reply to command 7 stands before it',
  });
});
