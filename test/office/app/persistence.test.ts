import { keep } from '../../../src/office/app/persistence/keep';
import { restore } from '../../../src/office/app/persistence/restore';
import { restoredDrafts } from '../../../src/office/app/work';
import { signedIn, signedOut } from '../../../src/office/entities/session';
import { sessionEnded, sessionRestored, sessionTaken } from '../../../src/office/kernel/sessionFacts';
import { begin } from '../../../src/office/kernel/draft/draft';
import { sessionGuardIntents } from '../../../src/office/workflows/account/sessionGuard';
import { longTextIntents } from '../../../src/office/workflows/records/longText';
import { pageSizesIntents } from '../../../src/office/workflows/tables/pageSizes';
import { preferencesIntents } from '../../../src/office/workflows/office/preferences';
import { session } from '../people';
import { startedOffice } from './startedOffice';

const DEVICE = 'greenroom:device';
const PERSON = 'greenroom:person:co_db:staff-1';
const preferences = { language: 'ja', theme: 'dark' };

function memory(start: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key: string) => Promise.resolve(kept.get(key) ?? null),
    setItem: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
    removeItem: (key: string) => Promise.resolve(void kept.delete(key)),
  };
}

/** As redux-persist writes a store: each slice as JSON text within JSON. */
const stored = (slices: Readonly<Record<string, unknown>>, version: number | null = 2) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)])),
    ...(version === null ? {} : { _persist: JSON.stringify({ version, rehydrated: true }) }),
  });

test('what was kept is restored: preferences, who is signed in, and what is theirs', async () => {
  const storage = memory();
  const office = startedOffice({ session: { current: session() } });
  const flush = keep(office, storage);
  office.store.dispatch(preferencesIntents.themeChosen('dark'));
  office.store.dispatch(pageSizesIntents.pageSizeChosen({ table: 'screens', size: 15 }));
  await flush();
  expect([...storage.kept.keys()].toSorted()).toEqual([DEVICE, PERSON]);
  expect(await restore(storage)).toEqual({
    preferences: { language: 'en', theme: 'dark' },
    session: { current: session() },
    pageSizes: { screens: 15 },
    drafts: {
      autoSave: { on: true, drafts: {} },
      longText: { drafts: {} },
      newsDetail: { drafts: {} },
      newsletterDetail: { drafts: {} },
      screenDetail: { drafts: {} },
    },
  });
  office.stop();
});

/** A long text in which something was typed over `markdown`. */
const textOver = (original: string, markdown: string, version: number) => ({
  ...begin({ values: { markdown: original }, version }),
  values: { markdown },
});

test('a text that was not saved is restored, as a text that is not open', async () => {
  const text = { 'talent:t1': textOver('She', 'She **directs**', 3) };
  const storage = memory({
    [DEVICE]: stored({ session: { current: session() } }),
    [PERSON]: stored({ longText: { drafts: text } }),
  });
  const { drafts } = await restore(storage);
  expect(restoredDrafts(drafts)).toHaveProperty('longText', {
    document: { status: 'closed' },
    notice: null,
    drafts: text,
  });
});

test('a text that version 1 stored, without what it began from, is restored over nothing', async () => {
  const drafts = { 'talent:t1': { markdown: 'She **directs**', version: 3 } };
  const storage = memory({
    [DEVICE]: stored({ session: { current: session() } }),
    [PERSON]: stored({ longText: { drafts } }, 1),
  });
  expect(restoredDrafts((await restore(storage)).drafts)).toHaveProperty('longText.drafts', {
    'talent:t1': textOver('', 'She **directs**', 3),
  });
});

test('after a sign-out nobody is restored, but the language and the theme are', async () => {
  const storage = memory();
  const office = startedOffice({ session: { current: session() }, preferences });
  const flush = keep(office, storage);
  office.store.dispatch(signedOut());
  await flush();
  expect(await restore(storage)).toEqual({ preferences, drafts: {} });
  office.stop();
});

const biography = { kind: 'biography', talentId: 't1' } as const;

/** A tab of a browser, on a biography that is being written if somebody is signed in. */
function openTab(storage: ReturnType<typeof memory>, held: Readonly<Record<string, unknown>> = {}) {
  const office = startedOffice(held);
  const flush = keep(office, storage);
  const write = (text: string) => office.store.dispatch(longTextIntents.edited(text));
  const openText = () => {
    office.store.dispatch(longTextIntents.opened(biography));
    office.world.answer('http.call biography.read', { ok: true, reply: { markdown: '', version: 1 } });
  };
  return { ...office, flush, write, openText };
}
const heldBy = (userId?: string) => ({ session: { current: session(userId) } });
const writtenBy = (text: string) => ({
  drafts: { longText: { drafts: { 'biography:t1': { values: { markdown: text }, version: 1 } } } },
});

test('what changes while a person signs out is not left behind', async () => {
  const storage = memory();
  const { store, flush, write, openText, stop } = openTab(storage, heldBy());
  openText();
  await flush();
  await storage.removeItem(PERSON);
  write('Written in the last moment');
  await flush();
  write('And another');
  store.dispatch(signedOut());
  await flush();
  await storage.getItem(PERSON);
  expect([...storage.kept.keys()]).toEqual([DEVICE]);
  stop();
});

test('a sign-in stays in force whatever a tab writes that is at the sign-in screen still', async () => {
  const storage = memory();
  const [waiting, working] = [openTab(storage), openTab(storage)];
  working.store.dispatch(signedIn(session()));
  await working.flush();
  await waiting.flush();
  expect(await restore(storage)).toHaveProperty('session', { current: session() });
  waiting.store.dispatch(preferencesIntents.themeChosen('dark'));
  await waiting.flush();
  expect(await restore(storage)).toMatchObject({
    session: { current: session() },
    preferences: { theme: 'dark' },
  });
  working.store.dispatch(signedOut());
  await working.flush();
  expect(await restore(storage)).not.toHaveProperty('session');
  [waiting, working].forEach(({ stop }) => stop());
});

test('a text that is written while another tab starts stays', async () => {
  const storage = memory();
  const one = openTab(storage, heldBy());
  one.openText();
  await one.flush();
  // The other tab has read the storage by now.
  one.write('Typed meanwhile');
  await one.flush();
  const other = openTab(storage, heldBy());
  await other.flush();
  expect(await restore(storage)).toMatchObject(writtenBy('Typed meanwhile'));
  [one, other].forEach(({ stop }) => stop());
});

test('a tab whose session ended by the sign-out of another keeps its texts again once it is signed in', async () => {
  const storage = memory();
  const [here, there] = [openTab(storage, heldBy()), openTab(storage, heldBy())];
  here.openText();
  here.write('Not saved yet');
  await here.flush();
  there.store.dispatch(signedOut());
  await there.flush();
  await storage.removeItem(PERSON);
  here.store.dispatch(sessionEnded());
  here.store.dispatch(sessionRestored());
  await here.flush();
  expect(await restore(storage)).toMatchObject({
    session: { current: session() },
    ...writtenBy('Not saved yet'),
  });
  [here, there].forEach(({ stop }) => stop());
});

test.each([
  ['another signs in there', sessionTaken('Ida Berg')],
  ['it is left in vain', sessionGuardIntents.left()],
  ['its page is left', longTextIntents.closed()],
])(
  'a tab whose session ended by the sign-out of another writes nothing of its person, though %s',
  async (_case, then) => {
    const storage = memory();
    const here = openTab(storage, heldBy());
    here.openText();
    here.write('Not saved yet');
    await here.flush();
    here.store.dispatch(sessionEnded());
    await storage.removeItem(PERSON);
    here.store.dispatch(then);
    await here.flush();
    expect([...storage.kept.keys()]).toEqual([DEVICE]);
    here.stop();
  },
);

test('a tab that was told of another person first writes again once its own is back', async () => {
  const storage = memory();
  const here = openTab(storage, heldBy());
  await here.flush();
  here.store.dispatch(sessionTaken('Ida Berg'));
  await storage.removeItem(PERSON);
  here.store.dispatch(sessionRestored());
  await here.flush();
  expect([...storage.kept.keys()].toSorted()).toEqual([DEVICE, PERSON]);
  here.stop();
});

test("one person's rows on a page are not another's", async () => {
  const storage = memory({
    [DEVICE]: stored({ session: { current: session('staff-2') } }),
    [PERSON]: stored({ pageSizes: { screens: 15 } }),
  });
  expect(await restore(storage)).not.toHaveProperty('pageSizes');
});

test('a store of version 1 is read', async () => {
  const storage = memory({ [DEVICE]: stored({ preferences }, 1) });
  expect(await restore(storage)).toEqual({ preferences, drafts: {} });
});

test.each([
  ['text that is not JSON', '{"preferences": "{'],
  ['a store from before versions', stored({ preferences }, null)],
  ['values that no longer exist', stored({ preferences: { language: 'tlh', theme: 'neon' } })],
  ['a session with fields missing', stored({ session: { current: { agency: {}, staff: {} } } })],
  ['another kind of thing', '[1, 2]'],
])('a corrupt or ancient store boots clean: %s', async (_what, text) => {
  expect(await restore(memory({ [DEVICE]: text }))).toEqual({ drafts: {} });
});
