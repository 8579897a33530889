import { keep } from '../../../src/office/app/persistence/keep';
import { restore } from '../../../src/office/app/persistence/restore';
import { signedOut } from '../../../src/office/entities/session';
import { preferencesIntents } from '../../../src/office/workflows/preferences';
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
const stored = (slices: Readonly<Record<string, unknown>>, version: number | null = 1) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)])),
    ...(version === null ? {} : { _persist: JSON.stringify({ version, rehydrated: true }) }),
  });

test('what was kept is restored: preferences, who is signed in, and what is theirs', async () => {
  const storage = memory();
  const office = startedOffice({ session: { current: session() } });
  const flush = keep(office, storage);
  office.store.dispatch(preferencesIntents.themeChosen('dark'));
  office.store.dispatch(preferencesIntents.pageSizeChosen({ table: 'screens', size: 15 }));
  await flush();
  expect([...storage.kept.keys()].toSorted()).toEqual([DEVICE, PERSON]);
  expect(await restore(storage)).toEqual({
    preferences: { language: 'en', theme: 'dark' },
    session: { current: session() },
    pageSizes: { screens: 15 },
    autoSave: { on: true, drafts: {} },
  });
  office.stop();
});

test('a text that was not saved is restored, as a text that is not open', async () => {
  const drafts = { 'talent:t1': { markdown: 'She **directs**', version: 3 } };
  const storage = memory({
    [DEVICE]: stored({ session: { current: session() } }),
    [PERSON]: stored({ longText: { document: { status: 'open' }, notice: null, drafts } }),
  });
  expect(await restore(storage)).toHaveProperty('longText', {
    document: { status: 'closed' },
    notice: null,
    drafts,
  });
});

test('after a sign-out nobody is restored, but the language and the theme are', async () => {
  const storage = memory();
  const office = startedOffice({ session: { current: session() }, preferences });
  const flush = keep(office, storage);
  office.store.dispatch(signedOut());
  await flush();
  expect(await restore(storage)).toEqual({ preferences });
  office.stop();
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
  expect(await restore(storage)).toEqual({ preferences });
});

test.each([
  ['text that is not JSON', '{"preferences": "{'],
  ['a store from before versions', stored({ preferences }, null)],
  ['values that no longer exist', stored({ preferences: { language: 'tlh', theme: 'neon' } })],
  ['a session with fields missing', stored({ session: { current: { agency: {}, staff: {} } } })],
  ['another kind of thing', '[1, 2]'],
])('a corrupt or ancient store boots clean: %s', async (_what, text) => {
  expect(await restore(memory({ [DEVICE]: text }))).toEqual({});
});
