import type { Locator, Page } from 'playwright-core';
import type { Chance } from '../../src/office/journal/chance';
import { PASSWORD, STAFF } from '../tools/page';

/** Milliseconds for one thing to be done; what cannot be done by then is left. */
const PATIENCE = 1500;

const WORDS = ['night', 'a', 'Éloïse', '  ', 'producer@halden.example', '<b>x</b>', '2026', 'ж漢字'] as const;
const KEYS = [
  'Escape',
  'Escape',
  'Enter',
  'Tab',
  'ArrowDown',
  'ArrowUp',
  'Space',
  'Control+k',
  'F8',
] as const;

/** What leads out of the office, or out of the person's hands. */
const LEFT_ALONE = '[target=_blank], [download], [href^="mailto:"]';

type Deed = (page: Page, chance: Chance) => Promise<unknown>;

/** One of those that can be seen; nothing where none can. */
async function anyOf(things: Locator, chance: Chance): Promise<Locator | undefined> {
  const count = await things.count();
  return count === 0 ? undefined : things.nth(Math.floor(chance.next() * count));
}

const visible = (page: Page, selector: string) => page.locator(`${selector} >> visible=true`);
const options = { timeout: PATIENCE };

const press: Deed = async (page, chance) =>
  (await anyOf(visible(page, `button:enabled:not(${LEFT_ALONE})`), chance))?.click(options);

const follow: Deed = async (page, chance) =>
  (await anyOf(visible(page, `a[href]:not(${LEFT_ALONE})`), chance))?.click(options);

const choose: Deed = async (page, chance) =>
  (
    await anyOf(visible(page, '[role=tab], [role=menuitem], [role=option], [role=checkbox], label'), chance)
  )?.click(options);

const type: Deed = async (page, chance) => {
  const field = await anyOf(visible(page, 'input:not([type=file]):enabled, textarea:enabled'), chance);
  await field?.click(options);
  await page.keyboard.type(chance.of(WORDS), { delay: 5 });
};

const key: Deed = (page, chance) => page.keyboard.press(chance.of(KEYS));

const drag: Deed = async (page, chance) => {
  const handles = visible(page, '[draggable=true]');
  const [from, to] = [await anyOf(handles, chance), await anyOf(handles, chance)];
  if (from && to) await from.dragTo(to, options);
};

const drop: Deed = async (page, chance) => {
  const size = chance.of([0, 10, 100_000]);
  const [name, mimeType] = chance.of([
    ['film.mp4', 'video/mp4'],
    ['sea.jpg', 'image/jpeg'],
    ['cv.pdf', 'application/pdf'],
  ] as const);
  const file = { name, mimeType, buffer: Buffer.alloc(size, 7) };
  await (await anyOf(page.locator('input[type=file]'), chance))?.setInputFiles(file, options);
};

const back: Deed = (page) => page.goBack({ ...options, waitUntil: 'commit' });
const reload: Deed = (page) => page.reload({ timeout: 10_000 });

const deeds: readonly { readonly deed: Deed; readonly weight: number }[] = [
  { deed: press, weight: 10 },
  { deed: follow, weight: 6 },
  { deed: choose, weight: 4 },
  { deed: type, weight: 5 },
  { deed: key, weight: 4 },
  { deed: drag, weight: 1 },
  { deed: drop, weight: 1 },
  { deed: back, weight: 1 },
  { deed: reload, weight: 0.5 },
];

/** Does something that a person could do on the page as it stands: signs in where that is asked for. What cannot be done is left. */
export async function doSomething(page: Page, chance: Chance): Promise<void> {
  const left = () => undefined;
  // Back before the first page, or loaded anew while the server was away.
  if (!page.url().startsWith('http')) await page.goto('/', options).catch(left);
  else if (new URL(page.url()).pathname === '/signin') await signInSometime(page, chance).catch(left);
  else await chance.weighed(deeds).deed(page, chance).catch(left);
}

/** With the right password most of the time. */
async function signInSometime(page: Page, chance: Chance): Promise<void> {
  await page
    .locator('input[type=password]')
    .first()
    .fill(chance.happens(0.8) ? PASSWORD : 'idle', options);
  await page.locator('input:not([type=password])').first().fill(STAFF, options);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click(options);
  await page.waitForURL('**/app/**', { timeout: 10_000 });
}
