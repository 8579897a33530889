import { violations } from '../tools/axe';
import { openSection, openTalent, signIn } from '../tools/page';
import { faults, onStage, page, scene } from '../tools/stage';

/**
 * A reader goes through all screens: whatever can be pressed or typed into there is of those that only look. What is new
 * and changes something fails here until a reader does not see it.
 */
const LOOKING: readonly RegExp[] = [
  /^Search|^Clear the search/,
  // Lists: filters and pages.
  /^(Show|Sent|Kind|Rows per page|First page|Previous page|Next page|Last page|State|Reload)$/,
  // What is looked at, heard, opened or taken along.
  /^(Play|Preview|Copy the link|Read|Record of|Actions for|More that can be done with)/,
  /^(Films|Reels|Close|Dismiss)$/,
  // The calendar.
  /^(Today|Previous month|Next month|Month|List)$|, (no entries|\d+ entr)/,
];

/** Headers that sort, what unfolds, and names that open what they name. */
const OPENS = '.list-sort, .list-main, .film-select, [aria-expanded]';

const forbidden: string[] = [];

onStage();
beforeAll(async () => {
  page.on('response', (response) => {
    if (response.status() === 403) forbidden.push(response.url());
  });
  await signIn(page, 'reader@co.example');
});

/** The names of what can be pressed, typed into or dragged on show, but what `LOOKING` names. */
async function changing(within: string): Promise<readonly string[]> {
  const names = await page.evaluate(
    ([area = '', opens = '']) => {
      const all =
        'button, input, textarea, select, [contenteditable=true], [role^=menuitem], [draggable=true]';
      const places = [...document.querySelectorAll(area)];
      return places
        .flatMap((place) => [...place.querySelectorAll<HTMLInputElement>(all)])
        .filter((one) => !one.disabled && !one.readOnly && one.ariaDisabled !== 'true')
        .filter((one) => !one.matches(opens))
        .filter((one) => one.type === 'file' || one.getClientRects().length > 0)
        .map((one) => {
          const label =
            one.ariaLabel ?? [...(one.labels ?? [])].map(({ textContent }) => textContent).join(' ');
          return (label || one.textContent || `${one.tagName} ${one.type} ${one.className}`).trim();
        });
    },
    [within, OPENS],
  );
  return [...new Set(names.filter((name) => !LOOKING.some((pattern) => pattern.test(name))))];
}

test.each<readonly [string, string | RegExp]>([
  ['/app/dashboard', /./],
  ['/app/table/talents/all', 'All talents'],
  ['/app/page/films', 'All films'],
  ['/app/page/reels', 'All reels'],
  ['/app/page/agencyreels', 'Special reels'],
  ['/app/page/news', 'News'],
  ['/app/table/newsletters', 'Newsletters'],
  ['/app/table/screens', 'Home screens'],
  ['/app/page/calendar', 'Calendar'],
  ['/app/page/checkfilms', 'Pictures and encoding'],
  ['/app/page/outbox', 'Outbox'],
  ['/app/page/aboutTec', 'About the agency'],
  ['/app/page/trash', 'Trash'],
])('nothing on %s changes anything', async (path, heading) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('progressbar', { name: /^Loading: / }).waitFor({ state: 'detached' });
  await page.locator('main .bp6-skeleton, main .bp6-spinner').first().waitFor({ state: 'detached' });
  expect(await changing('main')).toEqual([]);
});

test.each(['/app/page/settings', '/app/page/activity', '/app/page/operation', '/app/table/staff'])(
  '%s says that it is for administrators, and nothing else',
  async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'This page is for administrators' }).waitFor();
    await page.getByRole('progressbar', { name: /^Loading: / }).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await changing('main')).toEqual([]);
  },
);

scene('nor on the page of a talent: films, record, reels', async () => {
  await openTalent(page, 'Éloïse Garnier');
  const reels = page.getByRole('region', { name: 'Reels', exact: true });
  await reels.getByRole('link').first().waitFor();
  expect(await changing('main')).toEqual([]);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([expect.stringMatching(/original/i)]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .focus();
  await page.keyboard.press('Delete');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await reels.getByRole('link').first().click();
  await page.getByRole('list', { name: /^Films on/ }).waitFor();
  expect(await changing('main')).toEqual([]);
  await openSection(page, 'Record');
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
  expect(await changing('main')).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await openSection(page, 'Biography');
  await page.getByRole('region', { name: 'Biography' }).first().waitFor();
  expect(await changing('main')).toEqual([]);
});

scene('nor in a news item, a newsletter or a home screen that is opened', async () => {
  await page.goto('/app/page/news');
  await page.locator('.list-row a').first().click();
  await page.getByRole('textbox', { name: /^Title/ }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'News item', exact: true }).waitFor();
  expect(await changing('main')).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.goto('/app/table/newsletters');
  await page.locator('.list-row a').first().click();
  await page.getByRole('textbox', { name: /^Subject/ }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Newsletter', exact: true }).waitFor();
  expect(await changing('main')).toEqual([]);
  await page.goto('/app/table/screens');
  await page.locator('.list-row button.list-main').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  expect(await changing('[role=dialog]')).toEqual([]);
});

scene('the keys of the picture check and of lists do nothing', async () => {
  await page.goto('/app/page/checkfilms');
  await page.getByRole('heading', { level: 1, name: 'Pictures and encoding' }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  await page.goto('/app/page/news');
  await page.locator('.list-row a').first().focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press(' ');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await page.getByRole('group', { name: 'Selected rows' }).getByRole('button').count()).toBe(0);
});

test('the server had nothing to refuse, and no script failed', () => {
  expect(forbidden).toEqual([]);
  expect(faults).toEqual([]);
});
