import { sharedByTabs } from '../../../src/office/app/persistence/sharedByTabs';

const KEY = 'greenroom:person:co_db:staff-1';

/** One browser's storage, and how a tab is opened over it. */
function browser() {
  let text: string | null = null;
  const storage = {
    getItem: () => Promise.resolve(text),
    setItem: (_key: string, value: string) => Promise.resolve(void (text = value)),
    removeItem: () => Promise.resolve(),
  };
  const slice = (name: string): Record<string, unknown> => {
    const slices = JSON.parse(text ?? '{}') as Record<string, string>;
    return JSON.parse(slices[name] ?? '{}') as Record<string, unknown>;
  };
  return {
    slice,
    drafts: () => slice('autoSave')['drafts'],
    /** Writes as redux-persist does: each slice as JSON text within JSON. */
    openTab() {
      const tab = sharedByTabs(storage, storage.getItem());
      return (drafts: object, others: object = {}) =>
        tab.setItem(
          KEY,
          JSON.stringify({ autoSave: JSON.stringify({ on: true, drafts }), ...others }),
        ) as Promise<void>;
    },
  };
}

test('two tabs keep their unsaved texts side by side, and each removes its own', async () => {
  const { openTab, drafts } = browser();
  const [one, two] = [openTab(), openTab()];
  await one({ film: { title: 'Mine' } });
  await two({ talent: { city: 'Lyon' } });
  expect(drafts()).toEqual({ film: { title: 'Mine' }, talent: { city: 'Lyon' } });
  await one({});
  expect(drafts()).toEqual({ talent: { city: 'Lyon' } });
});

test('a tab that was offered a text does not put it back once another tab has changed or saved it', async () => {
  const { openTab, drafts, slice } = browser();
  const one = openTab();
  await one({ film: { title: 'First' } });
  const two = openTab();
  await two({ film: { title: 'First' } });
  await one({ film: { title: 'Second' } });
  await two({ film: { title: 'First' } }, { pageSizes: '{"films":15}' });
  expect(drafts()).toEqual({ film: { title: 'Second' } });
  expect(slice('pageSizes')).toEqual({ films: 15 });
  await one({});
  await two({ film: { title: 'First' } });
  expect(drafts()).toEqual({});
});

test('what a tab took up itself and saved is gone', async () => {
  const { openTab, drafts } = browser();
  await openTab()({ film: { title: 'Mine' } });
  await openTab()({});
  expect(drafts()).toEqual({});
});

test('a place that was written by something else is written anew', async () => {
  const { openTab, slice, drafts } = browser();
  const tab = openTab();
  await tab({}, { autoSave: 'not JSON' });
  await tab({ film: { title: 'Mine' } });
  expect(drafts()).toEqual({ film: { title: 'Mine' } });
  expect(slice('autoSave')['on']).toBe(true);
});
