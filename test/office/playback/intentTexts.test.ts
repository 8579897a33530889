import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { intentText } from '../../../src/office/app/playback/intentText';
import { en } from '../../tools/texts';

const office = join(__dirname, '../../../src/office');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

type Exports = Readonly<Record<string, { readonly intents?: object } | undefined>>;

/** What a module exports as intents, by itself or as a part of a query. */
const intentsOf = (module: Exports) =>
  Object.entries(module)
    .map(([name, value]) => (/intents$/i.test(name) ? value : value?.intents))
    .flatMap((intents) => Object.values(intents ?? {}) as readonly { readonly type?: string }[])
    .flatMap(({ type }) => type ?? []);

async function allIntents(): Promise<readonly string[]> {
  const files = ['workflows', 'entities'].flatMap((folder) => filesIn(join(office, folder)));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Exports>));
  return [...new Set(modules.flatMap(intentsOf))].toSorted();
}

const intl = createIntl({ locale: 'en', messages: en });
const told = (type: string, payload?: unknown, state: object = {}) =>
  intentText(intl, { type, payload }, state);

test('each intent has a sentence: “replay.person.…” for what a person does, “replay.page.…” for what a screen tells', async () => {
  const intents = await allIntents();
  expect(intents).toContain('sendReel/submitted');
  expect(intents).toContain('trashed/reloadRequested');
  expect(intents.filter((type) => told(type) === undefined)).toEqual([]);
});

test('each sentence is of an intent that there is', async () => {
  const intents = await allIntents();
  const names = new Set(
    intents.map((type) => type.replace(/(.*)\/wanted$/, 'query.$1').replace(/(.*)\/rowsChosen$/, 'list.$1')),
  );
  const keys = Object.keys(en).flatMap(
    (key) => /^replay\.(?:person|page)\.(.*)|^replay\.((?:query|list)\..*)/.exec(key)?.slice(1) ?? [],
  );
  const gone = keys.filter((key) => key && key.includes('/') && !intents.includes(key));
  const nameless = keys.filter((key) => key && /^(?:query|list)\./.test(key) && !names.has(key));
  expect([...gone, ...nameless]).toEqual([]);
});

test.each([
  ['talentPage/searched', 'cobalt', 'Searched the films for “cobalt”'],
  ['signIn/submitted', { login: 'staff@co.example', password: '•••' }, 'Pressed Sign in as staff@co.example'],
  [
    'restoring/requested',
    { thing: { kind: 'film', title: 'Nocturne' } },
    'Put “Nocturne” back from the trash',
  ],
  ['player/filmChosen', 0, 'In the player chose film 1'],
  ['navigation/locationChanged', { path: '/app/page/outbox' }, 'Went to: Outbox'],
  ['autoSave/changed', { values: { city: 'Lyon' } }, 'Typed “Lyon” in the field city'],
  ['autoSave/switched', false, 'Switched auto-save off'],
  ['films/reloadRequested', { params: {} }, 'Asked again for the films'],
  ['newsList/searched', 'cobalt', 'Searched the list of news for “cobalt”'],
  ['outboxList/pageOpened', 2, 'Opened page 2 of the outbox'],
  [
    'talentList/filtered',
    { filter: 'site', option: 'online' },
    'Filtered the list of talents by site: online',
  ],
  ['talentList/filtered', { filter: 'site', option: '' }, 'Took the filter site off the list of talents'],
  ['trashList/rowsChosen', { ids: ['A', 'B'], isChosen: false }, 'Unticked the box of 2 rows in the trash'],
  ['agencyFilmList/left', { scrollTop: 0 }, 'The screen leaves the list of all films'],
  ['deletion/opened', { things: [{ title: 'Nocturne' }] }, 'Asked to delete “Nocturne”'],
  ['deletion/opened', { things: [{ title: 'A' }, { title: 'B' }] }, 'Asked to delete “A” and 1 more'],
  [
    'newsDetail/typed',
    { id: 'N1', values: { online: true } },
    'Typed “true” in the news item’s field online',
  ],
])('%s tells what its payload says', (type, payload, sentence) => {
  expect(told(type, payload)).toBe(sentence);
});

test('an id is told by the name that it had then', () => {
  const state = { films: { rows: { F1: { title: 'Cobalt & Rose' } } } };
  expect(told('talentPage/filmOpened', { filmId: 'F1' }, state)).toBe('Opened the film “Cobalt & Rose”');
});

test('a film that was chosen for a link is told by its title', () => {
  const state = { films: { rows: { F1: { title: 'Cobalt & Rose' } } } };
  const payload = { id: 'n1', values: { linkValue: 'F1' } };
  expect(told('newsDetail/typed', payload, state)).toContain('“Cobalt & Rose”');
});

test('a process is told by its film, or by its file where it is no film yet', () => {
  const uploads = { byUploadKey: { U1: { processId: 'P1', file: { name: 'rose.mp4' } } } };
  const films = { rows: { F1: { processId: 'P1', title: 'Rose' } } };
  const retried = (state: object) => told('encodingRetries/requested', { processId: 'P1' }, state);
  expect(retried({ uploads, films })).toBe('Tried to encode “Rose” again');
  expect(retried({ uploads })).toBe('Tried to encode “rose.mp4” again');
});

test('a text says the same parsed, as the build has it', () => {
  const messages = Object.fromEntries(
    Object.entries(en).map(([key, text]) => [key, parse(text)]),
  ) as unknown as Parameters<typeof createIntl>[0]['messages'];
  const built = createIntl({ locale: 'en', messages });
  const action = { type: 'talentSwitches/requested', payload: { talentId: 'T1', online: true } };
  expect(intentText(built, action, {})).toBe('Put … on the site');
});

test('of several that went by one press it says how many, of one which', () => {
  const rows = { T1: { firstName: 'Ada', lastName: 'Lovelace' } };
  const press = (...ids: readonly string[]) =>
    told(
      'talentSwitches/requested',
      { things: ids.map((talentId) => ({ talentId, online: false })) },
      { talents: { rows } },
    );
  expect(press('T1', 'T2')).toBe('Took 2 talents off the site');
  expect(press('T1')).toBe('Took Ada Lovelace off the site');
});

test('what is masked or not known is left open', () => {
  expect(told('autoSave/changed', { values: { sitePassword: '•••' } })).toBe(
    'Typed “…” in the field sitePassword',
  );
  expect(told('talentPage/filmOpened', { filmId: 'F1' })).toBe('Opened the film “…”');
});

test('an intent of another build has no sentence', () => {
  expect(told('talentPage/reloadRequested')).toBeUndefined();
});
