import { everyScript } from '../../../src/contract/scripts';
import { keepJournal, type KeptJournal } from '../../../src/office/app/report/keepJournal';
import { followSignOuts } from '../../../src/office/app/report/signOuts';
import { createTextRecorder, type Entry, parseJournal } from '../../../src/office/journal';
import { sessionRestored } from '../../../src/office/kernel/sessionFacts';
import type { KeptPart } from '../../../src/office/ports/journalStore';

const MINUTE = 60_000;

function browser() {
  const parts = new Map<string, KeptPart>();
  return {
    parts,
    read: () => Promise.resolve([...parts.values()]),
    keep: (part: Omit<KeptPart, 'tab'>) => void parts.set(part.id, { ...part, tab: 'tab' }),
    remove: (ids: readonly string[]) => ids.forEach((id) => parts.delete(id)),
  };
}

type Browser = ReturnType<typeof browser>;
const act = (type: string, payload?: unknown): Entry => ({ kind: 'intent', action: { type, payload } });

/** One load of the page at a time of day: what is recorded in it, by whom. */
async function load(
  store: Browser,
  id: string,
  minute: number,
  entries: readonly Entry[],
  { owner = 'staff-1' as string | null, lastSignOut = (): string => '' } = {},
) {
  let time = minute * MINUTE;
  const now = () => time;
  const recorder = createTextRecorder({ build: 'test', scripts: () => everyScript, now });
  recorder.begin(() => ({}));
  const journal = keepJournal({
    ...{ recorder, id, now },
    store: Promise.resolve(store),
    ...{ owner: () => owner, after: followSignOuts(recorder, lastSignOut) },
  });
  entries.forEach((entry) => recorder.input(entry as never));
  await Promise.resolve();
  time += MINUTE;
  return Object.assign(journal, { recorder });
}

/** Once all that does not wait for anything from outside is done. */
const laterOn = () => new Promise((resolve) => setImmediate(resolve));

async function textOf({ pieces }: Pick<KeptJournal, 'pieces'>, note: string): Promise<string> {
  const decoder = new TextDecoder();
  const all = await pieces(note);
  return all
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece as Uint8Array)))
    .join('');
}

test('a report holds what came before a reload, and says so in figures', async () => {
  const store = browser();
  const before = await load(store, 'one', 10, [
    act('navigation/locationChanged', { path: '/app/dashboard' }),
    act('newReel/opened'),
  ]);
  before.save();
  const after = await load(store, 'two', 14, [
    act('navigation/locationChanged', { path: '/app/dashboard' }),
    act('scriptErrors/scriptFailed', {}),
    act('sendReel/opened'),
  ]);
  expect(await after.describe()).toEqual({
    ...{ minutes: 5, actions: 2, errors: 1, reloads: 1 },
    paths: ['/app/dashboard'],
  });
  const parts = parseJournal(await textOf(after, 'It froze'));
  expect(parts).toHaveLength(2);
  expect(parts[1]?.header.report).toEqual({ note: 'It froze', saved: 15 * MINUTE });
});

test('a page that is hidden again writes its part over the earlier one', async () => {
  const store = browser();
  const page = await load(store, 'one', 0, [act('newReel/opened')]);
  page.save();
  page.save();
  expect([...store.parts.keys()]).toEqual(['one']);
  expect((await page.describe()).reloads).toBe(0);
});

test.each([
  ['another person', 'staff-2'],
  ['somebody who could not sign in', null],
])('the part of %s is neither told nor kept', async (_case, owner) => {
  const store = browser();
  (await load(store, 'one', 0, [act('newReel/opened')], { owner })).save();
  const mine = await load(store, 'two', 1, []);
  expect((await mine.describe()).actions).toBe(0);
  expect(parseJournal(await textOf(mine, ''))).toHaveLength(1);
  expect([...store.parts.keys()]).toEqual([]);
});

test('what somebody else left is removed once the page has time, though nobody reports anything', async () => {
  const store = browser();
  (await load(store, 'one', 0, [act('newReel/opened')], { owner: 'staff-2' })).save();
  await load(store, 'two', 1, []);
  await laterOn();
  expect([...store.parts.keys()]).toEqual([]);
});

test('on the sign-in screen what a person left stays, who may come back; what is too old is removed as it is read', async () => {
  const store = browser();
  (await load(store, 'one', 0, [act('newReel/opened')])).save();
  const read = jest.spyOn(store, 'read');
  await load(store, 'two', 1, [], { owner: null });
  await laterOn();
  expect(read).toHaveBeenCalledTimes(1);
  expect([...store.parts.keys()]).toEqual(['one']);
});

test('on the sign-in screen a report holds what came before a reload there', async () => {
  const store = browser();
  (await load(store, 'one', 0, [act('signIn/submitted')], { owner: null })).save();
  const after = await load(store, 'two', 1, [], { owner: null });
  expect((await after.describe()).actions).toBe(1);
});

test('a browser that can no longer read what it kept has the log of this load saved all the same', async () => {
  const broken = { ...browser(), read: () => Promise.reject(new Error('It cannot be read.')) };
  const mine = await load(broken, 'one', 0, [act('newReel/opened')]);
  expect((await mine.describe()).actions).toBe(1);
  expect(parseJournal(await textOf(mine, ''))).toHaveLength(1);
});

test('after a sign-out in another tab the log is kept from when the person is back', async () => {
  const store = browser();
  let signOuts = 0;
  const here = await load(store, 'one', 0, [act('newReel/opened')], { lastSignOut: () => String(signOuts) });
  signOuts += 1;
  here.save();
  expect([...store.parts.values()].map(({ after }) => after)).toEqual(['0']);
  here.recorder.output({ kind: 'derived', action: sessionRestored() });
  here.save();
  expect([...store.parts.values()].map(({ after }) => after)).toEqual(['1']);
});
