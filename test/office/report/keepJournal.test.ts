import { everyScript } from '../../../src/contract/scripts';
import { keepJournal } from '../../../src/office/app/report/keepJournal';
import { createHandover } from '../../../src/office/app/report/handover';
import { personChanged, signedOut } from '../../../src/office/entities/session';
import { createRecorder, type Entry, parseJournal } from '../../../src/office/journal';
import type { KeptPart } from '../../../src/office/ports/journalStore';
import { signInIntents } from '../../../src/office/workflows/signIn';
import { session } from '../people';

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
  { owner = 'staff-1' as string | null, mayKeep = true } = {},
) {
  let time = minute * MINUTE;
  const now = () => time;
  const recorder = createRecorder({ build: 'test', scripts: () => everyScript, now });
  recorder.begin(() => ({}));
  entries.forEach((entry) => recorder.input(entry as never));
  const journal = keepJournal({
    ...{ recorder, id, now },
    store: Promise.resolve(store),
    owner: () => owner,
    mayKeep: () => mayKeep,
  });
  await Promise.resolve();
  time += MINUTE;
  return journal;
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
  const parts = parseJournal(await after.text('It froze'));
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

test("another person's part is neither told nor kept", async () => {
  const store = browser();
  (await load(store, 'one', 0, [act('newReel/opened')], { owner: 'staff-2' })).save();
  const mine = await load(store, 'two', 1, []);
  expect((await mine.describe()).actions).toBe(0);
  expect(parseJournal(await mine.text(''))).toHaveLength(1);
  expect([...store.parts.keys()]).toEqual([]);
});

test('after a sign-out nothing is kept', async () => {
  const store = browser();
  (await load(store, 'one', 0, [act('newReel/opened')], { owner: null, mayKeep: false })).save();
  expect(store.parts.size).toBe(0);
});

describe('handover', () => {
  const start = () => {
    const beginAnew = jest.fn();
    const handover = createHandover({ beginAnew });
    const send = handover.middleware({} as never)((action) => action);
    return { beginAnew, handover, send };
  };
  const submitted = signInIntents.submitted({ login: 'a', password: 'b' });

  test('who signs in after another begins a log of their own', () => {
    const { beginAnew, handover, send } = start();
    send(submitted);
    send(signedOut());
    expect(beginAnew).not.toHaveBeenCalled();
    expect(handover.isBetween()).toBe(true);
    send(submitted);
    expect(beginAnew).toHaveBeenCalledTimes(1);
    expect(handover.isBetween()).toBe(false);
  });

  test('who signs in in the place of another does so too', () => {
    const { beginAnew, send } = start();
    send(personChanged(session()));
    expect(beginAnew).toHaveBeenCalledTimes(1);
  });
});
