import { calls, type Course, does, EVENTS, goes, hears, makesId, ok, sleeps, told } from './course';
import { TALENT, talentIsOpen } from './talent';

const RECORD = { thing: 'talent', recordId: TALENT };
const FILM = { thing: 'film', recordId: 'CccFI3ut5X4KofzFQqNR' };
const ROSALIND = { window: 'windowOfHers', staffId: 'nRosalind', name: 'Rosalind Okafor', field: '' };
const hers = (told: object) => hears(EVENTS, { kind: 'present', ...ROSALIND, ...told });
const ROW = { window: 'windowOfHers', staffId: 'nRosalind', name: 'Rosalind Okafor', field: 'city' };

const recordIsOpen = [
  ...talentIsOpen(),
  does('kits/arrived', { kit: 'presence' }),
  does('presence/opened', RECORD),
  ...makesId(5, 'presence', 12, 'windowOfMine'),
  calls(6, 'presence', 'presence.tell', { ...RECORD, field: '' }),
];

export const courses: readonly Course[] = [
  {
    name: 'presence-of-a-colleague-who-comes-goes-through-fields-and-leaves',
    about: ['presence'],
    steps: [
      ...recordIsOpen,
      told(6, ok([])),
      sleeps(7, 'presence', 20_000),
      hers({ ...RECORD }),
      hers({ ...RECORD, field: 'email' }),
      hers({ thing: 'talent', recordId: 'another', field: 'email' }),
      hers({ thing: '', recordId: '' }),
      does('presence/entered', 'city'),
      sleeps(8, 'presence', 300),
      does('presence/entered', 'email'),
      sleeps(9, 'presence', 300),
      told(9, null),
      calls(10, 'presence', 'presence.tell', { ...RECORD, field: 'email' }),
      told(10, ok([ROW])),
      sleeps(11, 'presence', 20_000),
      told(11, null),
      calls(12, 'presence', 'presence.tell', { ...RECORD, field: 'email' }),
      told(12, ok([])),
      sleeps(13, 'presence', 20_000),
      does('presence/closed', RECORD),
      calls(14, 'presence', 'presence.tell', { field: '' }),
      told(14, ok([])),
      hers({ ...RECORD }),
    ],
  },
  {
    name: 'presence-told-again-once-it-is-asked-for-or-the-line-is-back-and-of-the-record-below',
    about: ['presence'],
    steps: [
      ...recordIsOpen,
      told(6, ok([ROW])),
      sleeps(7, 'presence', 20_000),
      hears(EVENTS, { kind: 'presenceAsked', staffId: 'somebodyElse' }),
      hears(EVENTS, { kind: 'presenceAsked', staffId: 'dttn73PZBbmBOh1dFkQz' }),
      calls(8, 'presence', 'presence.tell', { ...RECORD, field: '' }),
      told(8, ok([])),
      sleeps(9, 'presence', 20_000),
      hears(EVENTS, { kind: 'presenceAsked', staffId: '' }),
      calls(10, 'presence', 'presence.tell', { ...RECORD, field: '' }),
      told(10, { ok: false, refusal: { kind: 'offline' } }),
      sleeps(11, 'presence', 20_000),
      hears(EVENTS, { kind: 'lost' }),
      hears(EVENTS, { kind: 'resumed' }),
      calls(12, 'presence', 'presence.tell', { ...RECORD, field: '' }),
      told(12, ok([ROW])),
      sleeps(13, 'presence', 20_000),
      does('presence/opened', FILM),
      calls(14, 'presence', 'presence.tell', { thing: 'film', field: '' }),
      told(14, ok([])),
      sleeps(15, 'presence', 20_000),
      does('presence/closed', FILM),
      calls(16, 'presence', 'presence.tell', { ...RECORD, field: '' }),
      told(16, { ok: false, refusal: { kind: 'notFound' } }),
      does('presence/opened', FILM),
      calls(17, 'presence', 'presence.tell', { thing: 'film', field: '' }),
      does('presence/closed', RECORD),
      calls(18, 'presence', 'presence.tell', { thing: 'film', field: '' }),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'presence-of-a-colleague-in-two-windows-of-another-in-none-of-them-and-of-oneself',
    about: ['presence'],
    steps: [
      ...recordIsOpen,
      ...[told(6, ok([])), sleeps(7, 'presence', 20_000), hers(RECORD)],
      hers({ ...FILM, window: 'anotherOfHers' }),
      hers({ ...FILM, staffId: 'nSomebody' }),
      hers({ ...RECORD, staffId: 'dttn73PZBbmBOh1dFkQz', window: 'anotherOfMine' }),
      hers(FILM),
    ],
  },
  {
    name: 'presence-of-nobody-told-once-events-are-back',
    about: ['presence'],
    steps: [
      ...[does('kits/arrived', { kit: 'presence' }), hears(EVENTS, { kind: 'lost' })],
      ...[hears(EVENTS, { kind: 'resumed' }), does('presence/entered', 'city')],
    ],
  },
];
