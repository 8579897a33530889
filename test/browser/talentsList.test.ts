import { violations } from '../tools/axe';
import { colleagueOf } from '../tools/colleague';
import { focused, tabTo } from '../tools/focus';
import { answered, openOffice, openTalent, reelsOf, signIn, STAFF } from '../tools/page';
import { field, openRecord } from '../tools/recordPage';
import { seen } from '../tools/seen';
import { browser, onStage, page, scene, server, turnTo } from '../tools/stage';

/** The talents list by keyboard: switched, deleted, undone; then the trash, as staff and as an administrator. */
const ADMIN = 'admin@co.example';
const TALENT = 'Éloïse Garnier';
const NEXT = "Desmond O'Farrell";
const REEL = 'Showreel';

onStage({ login: STAFF });

const rowOf = (name: string) => page.getByRole('row', { name });
const linkOf = (name: string) => page.getByRole('link', { name, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search name, city, profession' });
const question = () => page.getByRole('alertdialog');
const press = (key: string) => page.keyboard.press(key);

/** From anywhere on the list's screen to a talent's row, by the search box. */
async function reachRow(text: string, name: string): Promise<void> {
  await search().fill(text);
  await linkOf(name).waitFor();
  await search().press('ArrowDown');
  await focused(linkOf(name));
}

async function openList(): Promise<void> {
  await page.getByRole('link', { name: /^All talents/ }).click();
  await linkOf(TALENT).waitFor();
}

async function openTrash(): Promise<void> {
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
}

scene('the tab and the history name the screen', async () => {
  const isNamed = (name: string) => page.waitForFunction((title) => document.title === title, name);
  await openList();
  await isNamed('All talents – Greenroom');
  await openTrash();
  await isNamed('Trash – Greenroom');
  await page.goBack();
  await isNamed('All talents – Greenroom');
  await page.goto('/app');
  await isNamed('Dashboard – Greenroom');
});

scene('a talent is found without its accents and taken off the site', async () => {
  await openList();
  await reachRow('ELOISE', TALENT);
  await press('Tab');
  await focused(page.getByRole('checkbox', { name: `${TALENT} on the site` }));
  const saved = answered(page, 'Toogle_ON_OFF_TALENT.php');
  await press('Space');
  await rowOf(TALENT).getByText('Off the site', { exact: true }).waitFor();
  await saved;
  await search().press('Escape');
  await page.getByLabel('Show').selectOption('Off the site');
  await page.getByText('2 of 13 talents').waitFor();
  expect(await rowOf(TALENT).count()).toBe(1);
  await page.getByLabel('Show').selectOption('On and off the site');
});

scene(
  'a colleague renames a talent: the list shows it, and asked for that talent and for what is looked at only',
  async () => {
    const theirs = await colleagueOf(page);
    await openTalent(theirs, 'Idris Benhaddou');
    const talentId = new URL(theirs.url()).pathname.split('/').at(-1) ?? '';
    await openRecord(theirs);
    await openList();
    // What each call asks for, but that for the list that refreshes itself, and how many each profession has.
    const asked: string[] = [];
    page.on('request', (request) => {
      const script = request.url().split('/').at(-1) ?? '';
      if (!script.endsWith('.php') || /^(get_LB_RUBS_ASA|GetTalentFigures)/.test(script)) return;
      asked.push(new URLSearchParams(request.postData() ?? '').get('TEC_IDS') ?? script);
    });
    const windowTold = answered(page, 'GetTalentWindow.php');
    await field(theirs, 'Last name').fill('Benhaddou-Ruiz');
    await linkOf('Idris Benhaddou-Ruiz').waitFor();
    await windowTold;
    expect(asked.toSorted()).toEqual([talentId, 'GetTalentWindow.php'].toSorted());
    await theirs.context().close();
  },
);

scene('a record is opened from its row, in one click', async () => {
  await openList();
  await page.getByRole('button', { name: `Record of ${TALENT}` }).click();
  await field(page, 'First name').waitFor();
  await page.goBack();
  await linkOf(TALENT).waitFor();
});

scene('rows are chosen by keyboard, and deleted and brought back together', async () => {
  await search().fill('');
  await linkOf(TALENT).focus();
  await press('Space');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Shift+Space');
  await page.getByText('3 selected').waitFor();
  await press('Escape');
  await page.getByText('3 selected').waitFor({ state: 'detached' });
  await press('Control+a');
  await page.getByText('13 selected').waitFor();
  expect(await violations(page)).toEqual([]);
  await press('Delete');
  const several = page.getByRole('alertdialog', { name: 'Delete 13 talents?' });
  await focused(several.getByRole('button', { name: 'Cancel' }));
  expect(await violations(page)).toEqual([]);
  await tabTo(several.getByRole('button', { name: 'Delete', exact: true }));
  await press('Enter');
  await page.getByText('13 entries are in the trash.').waitFor();
  await focused(page.getByRole('button', { name: 'Undo', exact: true }));
  await press('Enter');
  await page.getByText('13 entries are back.').waitFor();
  await linkOf(TALENT).waitFor();
});

scene('the address says how the list is looked at: a reload and Back find it so', async () => {
  await search().fill('i');
  await page.getByRole('columnheader', { name: 'City' }).getByRole('button').click();
  await page.getByLabel('Show').selectOption('On the site');
  await page.waitForURL('**/app/table/talents/all?search=i&sort=city&site=online');
  await page.reload();
  const isSo = async () => {
    await page
      .getByRole('columnheader', { name: 'City' })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor();
    expect(await search().inputValue()).toBe('i');
    expect(await page.getByLabel('Show').inputValue()).toBe('online');
  };
  await isSo();
  await linkOf('Tamsin Vale').click();
  await page.getByRole('heading', { level: 1, name: 'Tamsin Vale' }).waitFor();
  await page.goBack();
  await isSo();
  await page.getByRole('link', { name: /^All talents/ }).click();
  await page.getByRole('status').getByText('13 talents', { exact: true }).waitFor();
});

scene('with Ctrl a row opens in a tab of its own, and the list stays', async () => {
  const opened = page.context().waitForEvent('page');
  await linkOf(TALENT).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL('**/app/page/talent/*');
  await tab.close();
  expect(new URL(page.url()).pathname).toBe('/app/table/talents/all');
});

scene('a name tells the mouse all of itself only where it is cut', async () => {
  await linkOf(TALENT).hover();
  expect(await linkOf(TALENT).getAttribute('title')).toBe(null);
  await linkOf(TALENT).evaluate((link) => (link.style.width = '40px'));
  await linkOf(TALENT).hover({ position: { x: 20, y: 10 } });
  expect(await linkOf(TALENT).getAttribute('title')).toBe(TALENT);
  await linkOf(TALENT).evaluate((link) => (link.style.width = ''));
});

scene('for whoever wants no motion a change of style is no transition', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).transitionDuration),
  );
  expect([...new Set(durations)]).toEqual(['0s']);
});

scene('for whoever wants it dark, the first picture of a screen is dark', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    // A microtask after the change: before anything is painted.
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.frame')) return;
      observer.disconnect();
      document.documentElement.dataset['first'] = document.body.className;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await linkOf(TALENT).waitFor();
  expect(await page.locator('html').getAttribute('data-first')).toContain('bp6-dark');
  await page.emulateMedia({ colorScheme: 'light' });
});

scene('the page size is kept when the office is opened anew', async () => {
  await page.getByLabel('Rows per page').selectOption('10');
  await page.getByText('1–10 of 13').waitFor();
  await page.reload();
  await page.getByText('1–10 of 13').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('11–13 of 13').waitFor();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(4);
  await page.getByLabel('Rows per page').selectOption('All');
});

scene('a talent is deleted, and Undo brings it back with its films and reels', async () => {
  await reachRow('garnier', TALENT);
  await tabTo(page.getByRole('button', { name: `Delete ${TALENT}` }));
  await press('Enter');
  await question().getByText('3 films and 3 reels go to the trash too.', { exact: false }).waitFor();
  await focused(question().getByRole('button', { name: 'Cancel' }));
  await tabTo(question().getByRole('button', { name: 'Delete', exact: true }));
  await press('Enter');
  await page.getByText(`“${TALENT}” is in the trash.`).waitFor();
  await linkOf(TALENT).waitFor({ state: 'detached' });
  await tabTo(page.getByRole('button', { name: 'Undo', exact: true }));
  const back = seen(page, `“${TALENT}” is back.`);
  await press('Enter');
  await back;
  await linkOf(TALENT).waitFor();
  expect(await rowOf(TALENT).getByText('Off the site', { exact: true }).count()).toBe(1);
  await openTalent(page, TALENT);
  await reelsOf(page).getByRole('link', { name: REEL, exact: true }).waitFor();
});

scene('the key that asks the question does not answer it', async () => {
  await openList();
  await search().fill('');
  await page.getByRole('button', { name: `Delete ${TALENT}` }).focus();
  await page.keyboard.down('Enter');
  await focused(question().getByRole('button', { name: 'Cancel' }));
  await page.keyboard.up('Enter');
  await question().getByText('go to the trash too.', { exact: false }).waitFor();
  await press('Enter');
  await question().waitFor({ state: 'detached' });
  expect(await rowOf(TALENT).count()).toBe(1);
});

scene('after a deletion the keyboard is on the next row; a colleague’s list shows it too', async () => {
  const colleague = await openOffice(browser, server.url);
  await signIn(colleague, ADMIN);
  await colleague.getByRole('link', { name: /^All talents/ }).click();
  await colleague.getByRole('link', { name: TALENT, exact: true }).waitFor();
  await openList();
  await search().fill('');
  await linkOf(TALENT).focus();
  await tabTo(page.getByRole('button', { name: `Delete ${TALENT}` }));
  await press('Enter');
  await question().getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await focused(linkOf(NEXT));
  await colleague.getByRole('link', { name: TALENT, exact: true }).waitFor({ state: 'detached' });
  await colleague.context().close();
});

scene('the trash says what was deleted and by whom, and gives it back to its place', async () => {
  await openTrash();
  const row = rowOf(TALENT);
  await row.getByText('Talent · with 3 films · with 3 reels').waitFor();
  await row.getByText('by Camille Aubry').waitFor();
  expect(await page.getByRole('button', { name: 'Empty trash' }).count()).toBe(0);
  await tabTo(page.getByRole('button', { name: `Restore “${TALENT}”` }));
  await press('Enter');
  await page.getByText('The trash is empty').waitFor();
  await openTalent(page, TALENT);
});

scene('an administrator empties the trash: what was in it is gone for good', async () => {
  await openList();
  await search().fill('');
  await page.getByRole('button', { name: `Delete ${NEXT}` }).click();
  await question().getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(`“${NEXT}” is in the trash.`).waitFor();
  const staff = page;
  turnTo(await openOffice(browser, server.url));
  await signIn(page, ADMIN);
  await openTrash();
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await question().getByRole('button', { name: 'Delete for ever' }).click();
  await page.getByText('1 entry was removed for ever.').waitFor();
  await page.getByText('The trash is empty').waitFor();
  await staff.getByRole('button', { name: 'Undo', exact: true }).click();
  await staff.getByText(/^Not restored\./).waitFor();
});
