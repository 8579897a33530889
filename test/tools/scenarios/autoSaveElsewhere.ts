import type { BrowserContext, Page, Route } from 'playwright-core';
import { brokenStream } from '../brokenStream';
import { nextRefused } from '../calls';
import { colleagueOf } from '../colleague';
import { atTheForm, field, formOf, openForm, SAVE, saved, SCRIPT, TALENT, told } from '../filmForm';
import { openTalent } from '../page';
import type { Scenario } from '../scenario';

/** A colleague saves another director right before the server reads the next save. */
const changedMeanwhile = (page: Page, { request }: BrowserContext, director: string) =>
  page.route(
    SAVE,
    async (route) => {
      await saveAsColleague(page, request, route.request().postData() ?? '', director);
      await route.continue();
    },
    { times: 1 },
  );

async function saveAsColleague(
  page: Page,
  request: BrowserContext['request'],
  form: string,
  director: string,
): Promise<void> {
  const { ROW_VERSION: _version, ...theirs } = Object.fromEntries(new URLSearchParams(form));
  const address = new URL(`/backend/${SCRIPT}`, page.url()).href;
  const answer = await request.post(address, { form: { ...theirs, id_REA: director } });
  if (!(await answer.text()).includes('"success"')) throw new Error(`the colleague: ${answer.status()}`);
}

/** Text that could not be saved before the page is loaded anew. Returns the save that was tried. */
async function unsavedAfterAReload(page: Page): Promise<string> {
  page.on('dialog', (question) => void question.accept());
  await atTheForm(page);
  await page.route(SAVE, (route) => route.abort('internetdisconnected'));
  const tried = page.waitForRequest(SAVE);
  await field(page, 'Director').fill('Ada Low');
  const form = (await tried).postData() ?? '';
  await told(page).waitFor();
  await page.reload();
  await page.unroute(SAVE);
  return form;
}

/** Types a director and waits until that is saved. Returns what was sent. */
async function savedDirector(page: Page, director: string): Promise<string> {
  const asked = page.waitForRequest(SAVE);
  await field(page, 'Director').fill(director);
  const form = (await asked).postData() ?? '';
  await saved(page);
  return form;
}

/** Answers as a backend does that counts no versions. */
async function withoutVersions(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = JSON.stringify(await response.json(), (key, value: unknown) =>
    key === 'ROW_VERSION' ? undefined : value,
  );
  await route.fulfill({ response, body });
}

const FILMS = '**/backend/getTalentFilms.php*';

const offered = (page: Page) => told(page).getByText('Text from before that was not saved').waitFor();
const twoVersions = (page: Page) => formOf(page).getByRole('group', { name: 'Two versions of Director' });

export const about = ['autoSave', 'talentRecords'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'auto-save-offered-after-a-reload-then-typed-over',
    async run(page) {
      await unsavedAfterAReload(page);
      await openForm(page);
      await offered(page);
      await field(page, 'Director').fill('Ada Lovelace');
      await saved(page);
    },
  },
  {
    name: 'auto-save-offered-after-a-reload-and-changed-by-a-colleague',
    async run(page, { request }) {
      const form = await unsavedAfterAReload(page);
      await saveAsColleague(page, request, form, 'Grace Murray');
      await page.reload();
      await page.getByRole('button', { name: /^Edit Nocturne/ }).click();
      await twoVersions(page).waitFor();
      await formOf(page).getByRole('button', { name: 'Keep mine' }).click();
      await twoVersions(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'auto-save-colleague-changes-there-and-back-unheard',
    async run(page, { request }) {
      const mend = await brokenStream(page);
      await atTheForm(page);
      const form = await savedDirector(page, 'Ada Low');
      await saveAsColleague(page, request, form, 'Grace Murray');
      await saveAsColleague(page, request, form, 'Ada Low');
      const read = page.waitForResponse(FILMS);
      mend();
      await read;
      await savedDirector(page, 'Ada Lovelace');
    },
  },
  {
    name: 'auto-save-form-open-on-a-backend-that-counts-no-versions',
    async run(page) {
      for (const glob of ['**/backend/get*Films.php*', SAVE]) await page.route(glob, withoutVersions);
      await atTheForm(page);
      const theirs = await colleagueOf(page);
      await openTalent(theirs, TALENT);
      await openForm(theirs);
      await field(theirs, 'Director').fill('Grace Murray');
      await saved(theirs);
      await theirs.context().close();
      await formOf(page).locator('input[value="Grace Murray"]').waitFor();
      await savedDirector(page, 'Ada Low');
    },
  },
  {
    name: 'auto-save-same-text-as-a-colleague',
    async run(page, context) {
      await atTheForm(page);
      await changedMeanwhile(page, context, 'Ada Low');
      await field(page, 'Director').fill('Ada Low');
      await saved(page);
    },
  },
  {
    name: 'auto-save-field-that-the-server-does-not-take',
    async run(page) {
      await atTheForm(page);
      await nextRefused(page, SCRIPT, { kind: 'invalid', problems: { director: 'malformed' } });
      await field(page, 'Director').fill('Ada Low');
      await formOf(page).getByText('This cannot be used as it is. Please check it.').waitFor();
      await field(page, 'Director').fill('Ada Lovelace');
      await saved(page);
    },
  },
  {
    name: 'auto-save-refused-for-a-field-that-it-did-not-send',
    async run(page) {
      await atTheForm(page);
      await nextRefused(page, SCRIPT, { kind: 'invalid', problems: { filmId: 'malformed' } });
      await field(page, 'Director').fill('Ada Low');
      await told(page).getByRole('button', { name: 'Try again' }).click();
      await saved(page);
    },
  },
  {
    name: 'auto-save-asked-to-wait-by-the-server',
    async run(page) {
      await atTheForm(page);
      await nextRefused(page, SCRIPT, { kind: 'tooMany', retryAfter: 1 });
      await field(page, 'Director').fill('Ada Low');
      await told(page).waitFor();
      await saved(page);
    },
  },
  {
    name: 'auto-save-typed-there-and-back',
    async run(page) {
      await atTheForm(page);
      const before = await field(page, 'Director').inputValue();
      await field(page, 'Director').fill('Ada Low');
      await field(page, 'Director').fill(before);
      await saved(page);
    },
  },
];
