import type { Page } from 'playwright-core';
import { asked, nextAnswerLost, nextHeld, nextSays, unreachable } from '../calls';
import { colleagueOf } from '../colleague';
import { answered, signIn } from '../page';
import { aPicture, fileNamed } from '../papers';
import type { Scenario } from '../scenario';

const TITLE = 'Three films in competition';
const KNOWN = 'Welcome, Sunniva Østergård';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const switchOf = (page: Page) => row(page, KNOWN).getByRole('checkbox', { name: /on the site/ });

async function atTheList(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await row(page, KNOWN).waitFor();
}

async function writing(page: Page): Promise<void> {
  await atTheList(page);
  await press(page, 'Add news');
  await title(page).fill(TITLE);
}

async function editing(page: Page): Promise<void> {
  await atTheList(page);
  await row(page, KNOWN).getByRole('link').click();
  await title(page).waitFor();
}

async function isListed(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/app/page/news');
  await row(page, name).waitFor();
}

export const about = [
  'newsDetail',
  'newsPicture',
  'newsSwitches',
  'newsList',
  'filmSearch',
  'foundFilms',
  'news',
];

export const scenarios: readonly Scenario[] = [
  {
    name: 'news-created-with-a-film-found-by-typing',
    async run(page) {
      await writing(page);
      await page.getByText('A film', { exact: true }).click();
      const search = page.getByRole('combobox', { name: 'Film' });
      await search.pressSequentially(' belle');
      await page.getByRole('option').first().waitFor();
      await search.press('Enter');
      await press(page, 'Create');
      await isListed(page, TITLE);
    },
  },
  {
    name: 'news-created-in-one-request-though-submitted-twice',
    async run(page) {
      await writing(page);
      const release = await nextHeld(page, 'AddNewNEWS.php');
      const isAsked = asked(page, 'AddNewNEWS.php');
      await title(page).press('Enter');
      await isAsked;
      await page.locator('#record-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      release();
      await isListed(page, TITLE);
    },
  },
  {
    name: 'news-refused-then-tried-again',
    async run(page) {
      await writing(page);
      await nextSays(page, 'AddNewNEWS.php', 'FAILED');
      await press(page, 'Create');
      await page.getByRole('alert').getByText('The news item was not saved').waitFor();
      await press(page, 'Create');
      await isListed(page, TITLE);
    },
  },
  {
    name: 'news-answer-lost-then-changed-and-saved',
    async run(page) {
      await writing(page);
      await nextAnswerLost(page, 'AddNewNEWS.php');
      await press(page, 'Create');
      await page.getByRole('alert').waitFor();
      await title(page).fill(`${TITLE}, no less`);
      await press(page, 'Create');
      await isListed(page, `${TITLE}, no less`);
    },
  },
  {
    name: 'news-edited-while-a-colleague-does',
    async run(page) {
      await editing(page);
      const theirs = await colleagueOf(page);
      await theirs.goto(page.url());
      await title(page).fill('Mine');
      await title(theirs).fill('Theirs');
      await theirs.getByRole('button', { name: 'Save', exact: true }).click();
      await theirs.waitForURL('**/app/page/news');
      await page.getByRole('button', { name: 'Take theirs' }).click();
      await title(page).fill('Ours');
      await press(page, 'Save');
      await isListed(page, 'Ours');
      await theirs.context().close();
    },
  },
  {
    name: 'news-save-meets-that-of-a-colleague',
    async run(page) {
      await editing(page);
      const theirs = await colleagueOf(page);
      await theirs.goto(page.url());
      await title(page).fill('Mine');
      const release = await nextHeld(page, 'UpdateNEWS.php');
      const isAsked = asked(page, 'UpdateNEWS.php');
      await press(page, 'Save');
      await isAsked;
      await title(theirs).fill('Theirs');
      await theirs.getByRole('button', { name: 'Save', exact: true }).click();
      await theirs.waitForURL('**/app/page/news');
      release();
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await press(page, 'Save');
      await isListed(page, 'Mine');
      await theirs.context().close();
    },
  },
  {
    name: 'news-picture-cancelled',
    async run(page) {
      await editing(page);
      const release = await nextHeld(page, 'UploadPict_UHD.php');
      const file = page.locator('input[type=file]');
      await file.setInputFiles(fileNamed('red.png', 'image/png', await aPicture()));
      await press(page, 'Cancel');
      await page.getByText('Drop a picture here').waitFor();
      release();
      await page.getByRole('link', { name: 'All news' }).click();
      await row(page, KNOWN).waitFor();
    },
  },
  {
    name: 'news-discarded-and-left',
    async run(page) {
      await editing(page);
      await title(page).fill('Not this');
      await press(page, 'Discard changes');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('link', { name: 'All news' }).click();
      await row(page, KNOWN).waitFor();
    },
  },
  {
    name: 'news-left-unsaved-and-taken-up-again',
    async run(page) {
      await editing(page);
      await title(page).fill('Begun');
      await page.getByRole('link', { name: 'All news' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await row(page, KNOWN).getByRole('link').click();
      await page.getByText('What you had not saved is here again.').waitFor();
      await press(page, 'Save');
      await isListed(page, 'Begun');
    },
  },
  {
    name: 'news-missing-then-restored-by-a-colleague',
    async run(page) {
      await editing(page);
      const theirs = await colleagueOf(page);
      await theirs.goto(new URL('/app/page/news', page.url()).href);
      await row(theirs, KNOWN)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await theirs.getByRole('button', { name: 'Undo', exact: true }).waitFor();
      await page.goBack();
      await page.getByRole('searchbox').waitFor();
      await row(page, KNOWN).waitFor({ state: 'detached' });
      await page.goForward();
      await page.getByText('There is no such news item').waitFor();
      await theirs.getByRole('button', { name: 'Undo', exact: true }).click();
      await title(page).waitFor();
      await theirs.context().close();
    },
  },
  {
    name: 'news-picture-refused-then-another',
    async run(page) {
      await editing(page);
      const file = page.locator('input[type=file]');
      await file.setInputFiles(fileNamed('notes.txt', 'text/plain', Buffer.from('no picture')));
      await page.getByText('not a JPEG or PNG').waitFor();
      const reach = await unreachable(page, 'UploadPict_UHD.php');
      await file.setInputFiles(fileNamed('red.png', 'image/png', await aPicture()));
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await reach();
      await press(page, 'Try again');
      await page.getByAltText('The picture of this news item').waitFor();
      await press(page, 'Save');
      await isListed(page, KNOWN);
    },
  },
  {
    name: 'news-switch-put-back-on-failure',
    async run(page) {
      await atTheList(page);
      const reach = await unreachable(page, 'Toogle_ON_OFF_NEWS.php');
      await switchOf(page).press('Space');
      await row(page, KNOWN).getByText('Not taken off the site').waitFor();
      await reach();
      await switchOf(page).press('Space');
      await row(page, KNOWN).getByText('Off the site').waitFor();
    },
  },
  {
    name: 'news-deleted-and-undone',
    about: ['news', 'deletion', 'undo', 'restoring'],
    async run(page) {
      await atTheList(page);
      await row(page, KNOWN)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await row(page, KNOWN).waitFor({ state: 'detached' });
      await press(page, 'Undo');
      await row(page, KNOWN).waitFor();
    },
  },
  {
    name: 'news-of-a-colleague-come-by-themselves',
    async run(page) {
      await atTheList(page);
      const theirs = await colleagueOf(page);
      await theirs.goto(new URL('/app/page/news', page.url()).href);
      await switchOf(theirs).press('Space');
      await row(page, KNOWN).getByText('Off the site').waitFor();
      await theirs.context().close();
    },
  },
  {
    name: 'news-begun-left-unsaved-and-taken-up-again',
    async run(page) {
      await writing(page);
      await page.getByRole('link', { name: 'All news' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await row(page, KNOWN).waitFor();
      await press(page, 'Add news');
      await page.getByText('What you had not saved is here again.').waitFor();
      await press(page, 'Create');
      await isListed(page, TITLE);
    },
  },
  {
    name: 'news-saved-and-gone-on-from-at-once',
    async run(page) {
      await editing(page);
      await title(page).fill('Mine');
      const saved = answered(page, 'UpdateNEWS.php');
      await press(page, 'Save');
      await saved;
      // The list would be shown a second later: leaving has ended that.
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await page.waitForURL('**/app/dashboard');
    },
  },
  {
    name: 'news-that-nobody-knows-opened-while-the-news-are-asked-for',
    async run(page, _context, { server }) {
      await editing(page);
      const release = await nextHeld(page, 'get_All_NEWS.php');
      const isAsked = asked(page, 'get_All_NEWS.php');
      await server.kill();
      await server.restart();
      await isAsked;
      await page.evaluate(() => {
        history.pushState({}, '', '/app/page/newsDetails?id=nobodyknows');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await title(page).waitFor({ state: 'detached' });
      release();
      await page.getByText('There is no such news item').waitFor();
    },
  },
];
