import type { Page } from 'playwright-core';
import type { Chance } from '../../src/office/journal/chance';
import { PASSWORD, STAFF } from '../tools/page';
import { anyReachable } from './reachable';

/** Milliseconds for one thing to be done; what cannot be done by then is left. */
const PATIENCE = 500;
/** As long as a page may take to be loaded. */
const LOADING = 10_000;
const options = { timeout: PATIENCE };
/** So many things are tried until one can be done. */
const TRIES = 6;

/** Who signs in in the browser, and how often. */
const PEOPLE = [
  { login: STAFF, weight: 8 },
  { login: 'admin@co.example', weight: 1 },
  { login: 'reader@co.example', weight: 1 },
] as const;

const WORDS = ['night', 'a', 'Éloïse', '  ', 'producer@halden.example', '<b>x</b>', '2026', 'ж漢字'] as const;
const KEYS = [
  ...['Escape', 'Escape', 'Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'Space', 'Delete'],
  ...['Control+k', 'F8'],
] as const;

/** What leads out of the office, or out of the person's hands. */
const LEFT_ALONE = '[target=_blank], [download], [href^="mailto:"]';
const DIALOG = '[role=dialog], [role=alertdialog]';
const FIELDS = 'input:not([type=file], [type=checkbox], [type=radio]):enabled, textarea:enabled';

/** Rejects where it cannot be done. */
type Deed = (page: Page, chance: Chance) => Promise<unknown>;

async function anyOf(page: Page, selector: string, chance: Chance) {
  const found = await anyReachable(page, selector, chance);
  if (!found) throw new Error('there is none');
  return found;
}

const pressing =
  (selector: string): Deed =>
  async (page, chance) =>
    (await anyOf(page, selector, chance)).click(options);

const type: Deed = async (page, chance) => {
  await (await anyOf(page, FIELDS, chance)).click(options);
  await page.keyboard.type(chance.of(WORDS), { delay: 5 });
};

/** Fills in what an open dialog or the page asks for, as its fields are meant, and hands it over. */
const fillIn: Deed = async (page, chance) => {
  const dialogs = page.locator(`:is(${DIALOG}) >> visible=true`);
  const form = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('main');
  const submit = form.locator('.bp6-intent-primary >> visible=true').last();
  if ((await submit.count()) === 0) throw new Error('there is none');
  const fields = form.locator(`:is(${FIELDS}) >> visible=true`);
  const count = Math.min(8, await fields.count());
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    const isAddress = await field.evaluate(
      (element) =>
        element.matches('[type=email]') || /mail|recipient/i.test(element.getAttribute('name') ?? ''),
      undefined,
      options,
    );
    await field.fill(isAddress ? 'producer@halden.example' : `Night ${chance.of(WORDS)}`, options);
  }
  await submit.click(options);
};

/** A reel of a talent goes to somebody, or the dialog is filled in and left. */
const sendReel: Deed = async (page, chance) => {
  if (!page.url().includes('reel=')) await pressing('main a[href*="reel="]')(page, chance);
  await page.getByRole('button', { name: 'Send reel', exact: true }).first().click(options);
  await fillIn(page, chance);
};

const undo: Deed = (page) => page.getByRole('button', { name: 'Undo', exact: true }).first().click(options);

const deleteSomething: Deed = async (page, chance) => {
  await pressing('main button[aria-label^="Delete"], main button[aria-label^="Move to the trash"]')(
    page,
    chance,
  );
  await page.getByRole('alertdialog').locator('.bp6-intent-danger').last().click(options);
  if (chance.happens(0.5)) await undo(page, chance);
};

const key: Deed = (page, chance) => page.keyboard.press(chance.of(KEYS));

const drag: Deed = async (page, chance) => {
  const centre = async () => {
    const box = await (await anyOf(page, '[draggable=true]', chance)).boundingBox();
    return box ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : ([0, 0] as const);
  };
  await page.mouse.move(...(await centre()));
  await page.mouse.down();
  try {
    const to = await centre();
    for (const nearer of [2, 1, 0]) await page.mouse.move(to[0], to[1] + nearer, { steps: 3 });
  } finally {
    await page.mouse.up();
  }
};

const drop: Deed = async (page, chance) => {
  const size = chance.of([0, 10, 100_000]);
  const [name, mimeType] = chance.of([
    ['film.mp4', 'video/mp4'],
    ['sea.jpg', 'image/jpeg'],
    ['cv.pdf', 'application/pdf'],
  ] as const);
  const inputs = page.locator('input[type=file]');
  const count = await inputs.count();
  if (count === 0) throw new Error('there is none');
  const file = { name, mimeType, buffer: Buffer.alloc(size, 7) };
  await inputs.nth(Math.floor(chance.next() * count)).setInputFiles(file, options);
};

const back: Deed = (page) => page.goBack({ ...options, waitUntil: 'commit' });

const deeds: readonly { readonly deed: Deed; readonly weight: number }[] = [
  { deed: pressing(`button:enabled:not(${LEFT_ALONE})`), weight: 10 },
  { deed: pressing(`a[href]:not(${LEFT_ALONE})`), weight: 3 },
  { deed: pressing('nav a[href^="/"]'), weight: 4 },
  { deed: pressing('main a[href*="/talent/"]'), weight: 3 },
  { deed: pressing('main button:enabled'), weight: 4 },
  {
    deed: pressing('[role=tab], [role=menuitem], [role=option], [role=checkbox], [role=switch], label'),
    weight: 4,
  },
  { deed: pressing(':is(.bp6-toast, [role=status]) button:enabled'), weight: 2 },
  { deed: sendReel, weight: 3 },
  { deed: deleteSomething, weight: 2 },
  { deed: undo, weight: 2 },
  { deed: type, weight: 4 },
  { deed: fillIn, weight: 4 },
  { deed: key, weight: 4 },
  { deed: drag, weight: 1.5 },
  { deed: drop, weight: 1 },
  { deed: back, weight: 1 },
];

/** Does something that a person could do on the page as it stands: signs in where that is asked for. What cannot be done is left. */
export async function doSomething(page: Page, chance: Chance): Promise<void> {
  const left = () => undefined;
  const path = page.url().startsWith('http') ? new URL(page.url()).pathname : undefined;
  // Back before the first page, loaded anew while the server was away, or on a page that is no part of the office.
  if (path === undefined || !/^\/($|app|signin|talents)/.test(path)) await goHome(page).catch(left);
  else if (path === '/signin' && chance.happens(0.8)) await signInSometime(page, chance).catch(left);
  else await doOneOf(page, chance);
}

async function goHome(page: Page): Promise<void> {
  await page.goto('/', { timeout: LOADING });
  await page.locator('main').waitFor({ timeout: LOADING / 5 });
}

/** Another thing where one cannot be done. */
async function doOneOf(page: Page, chance: Chance): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1)
    try {
      await chance.weighed(deeds).deed(page, chance);
      return;
    } catch {
      // There is nothing of the kind on this page.
    }
}

/** With the right password most of the time. */
async function signInSometime(page: Page, chance: Chance): Promise<void> {
  const { login } = chance.weighed(PEOPLE);
  await page.locator('input[autocomplete=username]').fill(login, options);
  await page
    .locator('input[type=password]')
    .first()
    .fill(chance.happens(0.8) ? PASSWORD : 'idle', options);
  await page.locator('button[type=submit]').click(options);
  await page.waitForURL('**/app/**', { timeout: LOADING / 5 });
}

const reload: Deed = (page) => page.reload({ timeout: LOADING });

const signOut: Deed = async (page) => {
  await page.locator('header button[aria-haspopup=menu]').last().click(options);
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click(options);
  await page.waitForURL('**/signin', options);
};

/** Ends what is in the page's memory: loads it anew, or signs out. */
export const endSomething = (page: Page, chance: Chance): Promise<unknown> =>
  chance
    .of([reload, signOut])(page, chance)
    .catch(() => undefined);
