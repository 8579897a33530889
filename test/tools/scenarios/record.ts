import type { BrowserContext, Page } from 'playwright-core';
import { colleagueOf } from '../colleague';
import { field as fieldOfFilm, openForm, TALENT } from '../filmForm';
import { openTalent, PASSWORD } from '../page';
import {
  atTheRecord,
  atTheTalent,
  field,
  formOf,
  marked,
  openRecord,
  READ,
  SAVE,
  saved,
  told,
} from '../recordPage';
import type { Scenario } from '../scenario';

const SHOW = '**/backend/ShowTalentSecret.php';
const NUMBER = 'Social-security number';

const press = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true }).click();

type Changes = Readonly<Record<string, string>>;

/** A colleague changes the talent right before the server gets the next call of that kind. */
const changedBefore = (page: Page, context: BrowserContext, glob: string, changes: Changes) =>
  page.route(
    glob,
    async (route) => {
      const call = new URLSearchParams(route.request().postData() ?? '');
      const talentId = call.get('TEC_ID') ?? call.get('id_TEC') ?? '';
      await colleagueSaves(page, context, { id_TEC: talentId, ...changes });
      await route.continue();
    },
    { times: 1 },
  );

/** The administrator saves fields of a talent, in a session of his own. */
async function colleagueSaves(page: Page, context: BrowserContext, form: Changes): Promise<void> {
  const baseURL = new URL(page.url()).origin;
  const elsewhere = await context.browser()?.newContext({ baseURL });
  if (!elsewhere) throw new Error('the page has no browser');
  const post = (path: string, options: object) => elsewhere.request.post(`/backend/${path}`, options);
  const credentials = { LOGIN: 'admin@co.example', PASS: PASSWORD, REMEMBER_ME: '0' };
  const answer = await post('login_app.php', {
    data: { ...credentials, RESOLUTION_SCREEN: '', RESOLUTION_WINDOW: '' },
  });
  const { data } = (await answer.json()) as { data: { LOGIN: { uniqID: string } } };
  const saved = await post('UpdateTalentInfos.php', { form: { ID_USER_CLIENT: data.LOGIN.uniqID, ...form } });
  if (!(await saved.text()).includes('"success"')) throw new Error(`not saved: ${await saved.text()}`);
  await elsewhere.close();
}

/** The record of a talent whose social-security number is known. */
async function atARecordWithSecrets(page: Page, context: BrowserContext): Promise<void> {
  await atTheTalent(page);
  await changedBefore(page, context, READ, { id_SS: '2 84 11 78 551 012' });
  await openRecord(page);
  await field(page, NUMBER).waitFor();
}

async function shown(page: Page): Promise<void> {
  await press(page, `Show: ${NUMBER}`);
  await formOf(page)
    .getByRole('button', { name: `Hide: ${NUMBER}` })
    .waitFor();
}

export const about = ['talentRecord', 'talentRecords', 'talentShowings'];
const aboutSaving = [...about, 'autoSave'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'record-saved',
    async run(page) {
      await atTheRecord(page);
      await field(page, 'Date of birth').fill('5.11.1984');
      await field(page, 'Homepage').fill('garnier.example');
      await field(page, 'Homepage').press('Tab');
      await formOf(page).getByText('Driving licence (B)').click();
      await marked(page);
      await saved(page);
    },
  },
  {
    name: 'record-day-that-does-not-exist',
    async run(page) {
      await atTheRecord(page);
      await field(page, 'City').fill('Lyon');
      await field(page, 'Date of birth').fill('31/02/1984');
      await field(page, 'Date of birth').press('Tab');
      await marked(page);
      await field(page, 'Date of birth').fill('28/02/1984');
      await saved(page);
    },
  },
  {
    name: 'record-not-loaded-then-tried-again',
    async run(page) {
      await atTheTalent(page);
      await page.route(READ, (route) => route.abort('internetdisconnected'), { times: 1 });
      await openRecord(page);
      await page.getByText('The record could not be loaded').waitFor();
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await field(page, 'First name').waitFor();
    },
  },
  {
    name: 'record-left-before-it-came',
    async run(page) {
      await atTheTalent(page);
      const asked = page.waitForRequest(READ);
      await page.route(READ, () => undefined, { times: 1 });
      await openRecord(page);
      await asked;
      await page.getByRole('link', { name: 'Films and reels' }).click();
      await openRecord(page);
      await field(page, 'First name').waitFor();
    },
  },
  {
    name: 'record-follows-a-colleague',
    async run(page, context) {
      await atTheRecord(page);
      const talentId = new URL(page.url()).pathname.split('/').pop() ?? '';
      await colleagueSaves(page, context, { id_TEC: talentId, id_CITY: 'Lyon' });
      await page.waitForFunction(
        (city) => city instanceof HTMLInputElement && city.value === 'Lyon',
        await field(page, 'City').elementHandle(),
      );
    },
  },
  {
    name: 'record-conflict',
    async run(page, context) {
      await atTheRecord(page);
      await changedBefore(page, context, SAVE, { id_CITY: 'Nantes' });
      await field(page, 'City').fill('Lyon');
      await formOf(page).getByRole('button', { name: 'Keep mine' }).click();
      await saved(page);
    },
  },
  {
    name: 'record-conflict-while-a-colleague-changes-a-film',
    async run(page, context) {
      await atTheRecord(page);
      await changedBefore(page, context, SAVE, { id_CITY: 'Nantes' });
      await field(page, 'City').fill('Lyon');
      const mine = formOf(page).getByRole('button', { name: 'Keep mine' });
      await mine.waitFor();
      const theirs = await colleagueOf(page);
      await openTalent(theirs, TALENT);
      await openForm(theirs);
      const films = page.waitForResponse('**/backend/getAllAgencyFilms.php*');
      await fieldOfFilm(theirs, 'Director').fill('Ada Low');
      await films;
      await theirs.context().close();
      await mine.click();
      await saved(page);
    },
  },
  {
    name: 'record-secret-shown-then-hidden',
    async run(page, context) {
      await atARecordWithSecrets(page, context);
      await shown(page);
      await press(page, `Hide: ${NUMBER}`);
      await formOf(page)
        .getByRole('button', { name: `Show: ${NUMBER}` })
        .waitFor();
    },
  },
  {
    name: 'record-secret-left-while-it-was-asked-for',
    async run(page, context) {
      await atARecordWithSecrets(page, context);
      const asked = page.waitForRequest(SHOW);
      await page.route(SHOW, () => undefined, { times: 1 });
      await press(page, `Show: ${NUMBER}`);
      await asked;
      await page.getByRole('link', { name: 'Films and reels' }).click();
      await openRecord(page);
      await shown(page);
    },
  },
  {
    name: 'record-secret-not-shown-then-shown',
    async run(page, context) {
      await atARecordWithSecrets(page, context);
      await page.route(SHOW, (route) => route.abort('internetdisconnected'), { times: 1 });
      await press(page, `Show: ${NUMBER}`);
      await told(page).waitFor();
      await shown(page);
    },
  },
  {
    name: 'record-secrets-typed',
    about: aboutSaving,
    async run(page) {
      await atTheRecord(page);
      await field(page, 'E-mail').fill('eloise@garnier.example');
      await field(page, 'User name').fill('eloise@garnier.example');
      await field(page, 'Site password').fill('a pass');
      await saved(page);
      await field(page, 'Site password').pressSequentially('word');
      await saved(page);
      await field(page, 'User name').fill('');
      await saved(page);
    },
  },
  {
    name: 'record-secret-changed-meanwhile-mine-kept',
    about: aboutSaving,
    async run(page, context) {
      await atTheRecord(page);
      await changedBefore(page, context, SAVE, { id_LOGIN: 'theirs' });
      await field(page, 'User name').fill('mine');
      await told(page).getByRole('button', { name: 'Try again' }).click();
      await saved(page);
    },
  },
  {
    name: 'record-secret-changed-meanwhile-theirs-seen',
    about: aboutSaving,
    async run(page, context) {
      await atTheRecord(page);
      await changedBefore(page, context, SAVE, { id_LOGIN: 'theirs' });
      await field(page, 'User name').fill('mine');
      await told(page).getByRole('button', { name: 'Discard it' }).click();
      await press(page, 'Show: User name');
      await formOf(page).getByRole('button', { name: 'Hide: User name' }).waitFor();
    },
  },
];
