import { autoSaveIntents } from '../../../src/office/workflows/records/autoSave';
import { offline, ok, refused } from '../support';
import { modelOffice } from './modelOffice';
import { type Infos, modelServer } from './modelServer';
import { key } from './support';

/** Numbers of a seed (mulberry32): the same seed is the same schedule. */
function chance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const FIELDS = ['title', 'director', 'year'] as const;
const TEXTS = ['Ébauche', 'Deux', 'Trois', '2025', '2026', 'Ada Low', 'a year that is far too long'];
const STEPS = 60;

/** One random session of a person, a colleague, a network and a clock; throws where text is lost. */
function session(seed: number): void {
  const next = chance(seed);
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const server = modelServer();
  const seen = new Set<string>();
  let office = modelOffice(server.row());
  /** The last text typed in each field, until the person takes another's. */
  const typed = new Map<string, string>();
  /** Texts that are years as well, each another one. */
  let count = 1000;
  /** Requests whose sender no longer waits, still on their way. */
  let late: unknown[] = [];

  const see = () => {
    const { original, holds } = office.draft();
    for (const field of FIELDS) {
      seen.add(`${field}=${String(original[field])}`);
      const hold = holds[field];
      if (hold?.kind === 'conflict') seen.add(`${field}=${String(hold.theirs)}`);
    }
  };
  const deliver = (input: unknown) =>
    server.save((input as { input: Infos & { version?: number } }).input, (field, before) => {
      if (!seen.has(`${field}=${before}`)) throw new Error(`${field}: “${before}” was overwritten unseen`);
    });

  const steps: (() => void)[] = [
    () => {
      const [field, text] = [pick(FIELDS), next(3) > 0 ? `${(count += 1)}` : pick(TEXTS)];
      office.dispatch(autoSaveIntents.changed({ ...key, values: { [field]: text } }));
      typed.set(field, text);
    },
    () => void office.dispatch(autoSaveIntents.committed(key)),
    () => void office.dispatch(autoSaveIntents.saveRequested(key)),
    () => tick(),
    () => tick(),
    () => call((entry) => office.answer(entry, ok(deliver(entry.input)))),
    () => call((entry) => office.answer(entry, ok(deliver(entry.input)))),
    () => call((entry) => office.answer(entry, offline)),
    () => call((entry) => (deliver(entry.input), office.answer(entry, offline))),
    () => call((entry) => (late.push(entry.input), office.answer(entry, refused({ kind: 'timeout' })))),
    () => call((entry) => office.answer(entry, refused({ kind: 'refused', word: 'FAILED' }))),
    () => call((entry) => office.answer(entry, refused({ kind: 'unreadable', detail: '' }))),
    () =>
      call((entry) => office.answer(entry, refused({ kind: 'invalid', problems: { title: 'malformed' } }))),
    () => call((entry) => office.answer(entry, ok({ kind: 'busy' }))),
    () => late.splice(0).forEach(deliver),
    () => server.colleague(pick(FIELDS), pick(['Theirs', 'Deux', '1999'])),
    () => void office.load(server.row()),
    () => office.hear(next(2) === 0),
    () => void office.dispatch(autoSaveIntents.switched(next(2) === 0)),
    () => settle(pick(['mine', 'theirs'] as const)),
    () => {
      office = modelOffice(server.row(), office.close());
    },
    () => void office.dispatch(autoSaveIntents.offerAccepted(key)),
  ];

  function tick(): void {
    const timers = office.pending('clock.sleep');
    if (timers.length > 0) office.answer(pick(timers), null);
  }

  function call(answer: (entry: ReturnType<typeof office.pending>[number]) => void): void {
    const [entry] = office.pending('http.call');
    if (entry) answer(entry);
  }

  function settle(keep: 'mine' | 'theirs'): void {
    const held = FIELDS.filter((field) => office.draft().holds[field]?.kind === 'conflict');
    for (const field of held) {
      if (keep === 'theirs') typed.delete(field);
      office.dispatch(autoSaveIntents.conflictSettled({ ...key, field, keep }));
    }
  }

  /** What was typed stands in its field until the server has had it. */
  function check(when: string): void {
    see();
    for (const [field, text] of typed) {
      const shown = office.draft().values[field];
      if (shown !== text && !server.hasHad(field, text))
        throw new Error(`${when}: ${field} was “${text}”, shows “${String(shown)}”`);
    }
  }

  for (let step = 0; step < STEPS; step += 1) {
    const which = next(steps.length);
    steps[which]?.();
    check(`seed ${seed}, step ${step} (${which})`);
  }

  late.splice(0).forEach(deliver);
  late = [];
  office.dispatch(autoSaveIntents.switched(true));
  office.dispatch(autoSaveIntents.offerAccepted(key));
  office.dispatch(autoSaveIntents.changed({ ...key, values: { title: 'Ende' } }));
  typed.set('title', 'Ende');
  for (let round = 0; round < 40; round += 1) {
    settle('mine');
    see();
    tick();
    call((entry) => office.answer(entry, ok(deliver(entry.input))));
    check(`seed ${seed}, end`);
  }
  const { values, holds, status } = office.draft();
  for (const field of FIELDS) {
    const isHeld = holds[field]?.kind === 'problem';
    if (!isHeld && String(server.values()[field]) !== String(values[field]))
      throw new Error(`seed ${seed}: ${field} “${String(values[field])}” never arrived (${status})`);
  }
  for (const [field, text] of typed)
    if (holds[field] === undefined && !server.byColleague(field) && server.values()[field] !== text)
      throw new Error(`seed ${seed}: ${field} is “${String(server.values()[field])}”, was typed “${text}”`);
  office.close();
}

test('no schedule of keystrokes, answers, failures, colleagues, reloads and time loses text', () => {
  for (let seed = 1; seed <= 300; seed += 1) session(seed);
});
