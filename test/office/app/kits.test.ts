import { readdirSync, readFileSync } from 'node:fs';
import { allKits } from '../../../src/office/app/kits/all';
import { assembleOffice } from '../../../src/office/app/assembleOffice';
import * as work from '../../../src/office/app/work';
import { everyScript } from '../../../src/contract/scripts';
import { sessionScripts } from '../../../src/contract/scripts/session';
import type { Kit } from '../../../src/office/app/kits/kit';
import { signedOut } from '../../../src/office/entities/session';
import { flushTestIntents } from '../../../src/office/workflows/office/flushTest';
import { forgotPassword } from '../../../src/office/workflows/account/forgotPassword';
import { kitArrived } from '../../../src/office/workflows/office/kits';
import { journalNames, readJournal } from '../../tools/journals';
import { scriptedWorld } from '../../tools/scriptedWorld';
import { session } from '../people';

/** An office into which no screen has brought a kit yet. */
function start(preloadedState: Readonly<Record<string, unknown>> = {}, kits = {}) {
  const world = scriptedWorld();
  const office = assembleOffice({
    world,
    work,
    kits,
    onError: (error) => {
      throw error;
    },
    preloadedState: { session: { current: session() }, program: { status: 'whole' }, ...preloadedState },
  });
  const startTest = () => office.store.dispatch(flushTestIntents.started());
  const runs = () => world.pending().filter((name) => name === 'http.flushTest').length;
  const slice = () => (office.store.getState() as { flushTest?: { status: string } }).flushTest?.status;
  return { ...office, world, startTest, runs, slice };
}

test('what a kit brings begins when it comes, once however often its screen is opened', () => {
  const { admitKit, startTest, runs, slice } = start();
  startTest();
  expect([slice(), runs()]).toEqual([undefined, 0]);
  admitKit('profile', allKits.profile);
  admitKit('profile', allKits.profile);
  startTest();
  expect([slice(), runs()]).toEqual(['running', 1]);
});

test('a kit stays for the next person, with nothing of the last one', () => {
  const { store, admitKit, startTest, runs, slice } = start();
  admitKit('profile', allKits.profile);
  startTest();
  store.dispatch(signedOut());
  expect([slice(), runs()]).toEqual(['idle', 0]);
  startTest();
  expect(runs()).toBe(1);
});

test('a kit of a screen before sign-in works before the program has come', () => {
  const { store, admitKit, world } = start({ session: { current: null }, program: { status: 'signIn' } });
  admitKit('account', allKits.account);
  store.dispatch(forgotPassword.intents.submitted({ email: 'staff@co.example' }));
  world.answer('http.call account.askPassword', { ok: true, reply: {} });
  expect(forgotPassword.select(store.getState() as never).status).toBe('done');
});

test('a log that began after a kit had come goes on with it', () => {
  const { startTest, runs } = start({ kits: ['profile'] }, allKits);
  startTest();
  expect(runs()).toBe(1);
});

test('a kit that a replay is told of a second time does not run twice', () => {
  const { store, startTest, runs } = start({ kits: ['profile'] }, allKits);
  store.dispatch(kitArrived({ kit: 'profile' }));
  startTest();
  expect(runs()).toBe(1);
});

test('the page is not left without a word while a kit is at work', () => {
  const uploading = { reducers: {}, workflows: {}, atWork: [() => true] };
  const { admitKit, isAtWork } = start();
  expect(isAtWork()).toBe(false);
  admitKit('profile', uploading);
  expect(isAtWork()).toBe(true);
});

const film = { filmId: 'f1' };
test.each([
  ['a deletion is under way', { deletion: { status: 'deleting', things: [], waiting: [] } }],
  ['a switch waits for its turn', { newsSwitches: { n1: { status: 'waiting', wanted: true } } }],
  ['a switch is on its way', { talentSwitches: { t1: { status: 'saving', wanted: true, asked: true } } }],
  ["a film's own picture is on its way", { thumbnails: { ...film, status: 'uploading', file: {}, sent: 0 } }],
])('the page is not left without a word while %s', (_what, state) => {
  expect(start(state).isAtWork()).toBe(true);
});

const namesOf = (scripts: readonly { readonly name: string }[] = []) => scripts.map(({ name }) => name);
const kits: readonly Kit[] = Object.values(allKits);
const fromTheStart = [...namesOf(sessionScripts), ...namesOf(work.scripts)];

test('every script that the office calls comes once: to sign in with, with the work, or with a kit', () => {
  const come = [...fromTheStart, ...kits.flatMap(({ scripts }) => namesOf(scripts))];
  const files = readdirSync('src/office', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const texts = files.map((name) => readFileSync(`src/office/${name}`, 'utf8')).join('');
  const called = namesOf(everyScript).filter((name) => texts.includes(`'${name}'`));
  expect(called.filter((name) => !come.includes(name))).toEqual([]);
  expect(come.filter((name, index) => come.indexOf(name) !== index)).toEqual([]);
});

/** The kits of each screen that brings some, as app/screens names them. */
const kitsOfScreens = [...readFileSync('src/office/app/screens.ts', 'utf8').matchAll(/\[([^\]]*)\]/g)].map(
  ([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
);

/** A kit, and those that come with each screen that it comes with. */
function companionsOf(kit: string): readonly Kit[] {
  const sets = kitsOfScreens.filter((names) => names.includes(kit));
  const isThere = (name: string) => sets.length > 0 && sets.every((names) => names.includes(name));
  return Object.entries(allKits).flatMap(([name, each]: [string, Kit]) =>
    name === kit || isThere(name) ? [each] : [],
  );
}

test('what a workflow calls came with it or was there', () => {
  const entries = journalNames.flatMap((name) => readJournal(name).flatMap((recording) => recording.entries));
  const missing = entries.flatMap((entry) => {
    if (entry.kind !== 'asked' || !Object.hasOwn(Object(entry.input) as object, 'script')) return [];
    const { script } = entry.input as { readonly script: string };
    const [kit = ''] =
      Object.entries(allKits).find(([, { workflows }]) => entry.by !== undefined && entry.by in workflows) ??
      [];
    const come = [...fromTheStart, ...companionsOf(kit).flatMap(({ scripts }) => namesOf(scripts))];
    return come.includes(script) ? [] : [`${entry.by}: ${script}`];
  });
  expect([...new Set(missing)]).toEqual([]);
});
