import type { Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { badNetwork } from '../tools/badNetwork';
import { holdCalls } from '../tools/heldCalls';
import { openOffice, openTalent, PASSWORD, signIn, signOutEverywhere, STAFF } from '../tools/page';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';

/** A form that saves itself, on a network, beside a colleague and under a session that all fail: nothing typed is lost. */
const TALENT = 'Éloïse Garnier';
const FILM = 'Pluie sur Belleville';
const SAVE = '**/backend/UpdateFilmInfos.php';

onStage({ login: STAFF });
beforeAll(async () => {
  await openTalent(page, TALENT);
  page.on('dialog', (question) => void question.accept());
});

async function officeOf(): Promise<Page> {
  const office = await openOffice(browser, server.url);
  await signIn(office);
  await openTalent(office, TALENT);
  return office;
}

const formOf = (office: Page) => office.getByRole('region').filter({ has: office.getByLabel('Keywords') });
const field = (name: string, office = page) => formOf(office).getByLabel(name, { exact: true });
const saved = (office = page) => formOf(office).getByRole('status').getByText('All saved').waitFor();
const told = (office = page) => formOf(office).getByRole('alert');

async function openForm(film = FILM, office = page): Promise<void> {
  await office.getByRole('button', { name: `Edit ${film}`, exact: true }).click();
  await field('Director', office).waitFor();
}

/** The form once the page has been loaded anew. */
async function reloaded(film = FILM): Promise<void> {
  await page.reload();
  await openForm(film);
}

/** Offline, as the browser sees it, while `run` runs. */
async function offline(run: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await run().finally(() => page.context().setOffline(false));
}

const written = {
  Title: 'Pluie sur Belleville, la nuit',
  Director: 'Éloïse Garnier & Ada Low',
  Producer: 'Les Films du Quai Blanc, Moulin',
  Year: '2018',
  Format: '1.85 / 2.39',
  Notes: '雨の夜, filmed twice: “once in June, once in May”',
} as const;

scene(
  'the whole form, typed at speed while calls are dropped and delayed, is there after a reload',
  async () => {
    const calls = await badNetwork(page, SAVE);
    await openForm();
    for (const [name, text] of Object.entries(written)) {
      await field(name).press('ControlOrMeta+a');
      await field(name).pressSequentially(text);
      await field(name).press('Tab');
    }
    await field('Keywords').pressSequentially('rain,neon, wet road');
    await saved();
    expect(calls()).toBeGreaterThan(3);
    await page.unroute(SAVE);
    await reloaded(written.Title);
    await Promise.all(
      Object.entries(written).map(async ([name, text]) => expect(await field(name).inputValue()).toBe(text)),
    );
    await Promise.all(
      ['rain', 'neon', 'wet road'].map((word) => formOf(page).getByText(word, { exact: true }).waitFor()),
    );
  },
);

scene(
  'what was typed right before a crash is offered again, not in another window before, and saved when asked to',
  async () => {
    await page.route(SAVE, (route) => route.abort('connectionreset'));
    await field('Director').fill('Only here');
    await field('Keywords').pressSequentially('fog');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await openForm(written.Title, other);
    expect(await field('Director', other).inputValue()).not.toBe('Only here');
    await other.close();
    await reloaded(written.Title);
    await told().getByText('Text from before that was not saved').waitFor();
    expect(await field('Director').inputValue()).toBe('Only here');
    expect(await violations(page)).toEqual([]);
    await page.unroute(SAVE);
    await field('Director').press('Control+s');
    await saved();
    await reloaded(written.Title);
    expect(await field('Director').inputValue()).toBe('Only here');
    await formOf(page).getByText('fog', { exact: true }).waitFor();
  },
);

scene('without a connection the field says so, and its text is sent when the way is open again', async () => {
  await offline(async () => {
    await field('Producer').fill('Moulin Films');
    await told().getByText('What you typed is kept, and sent again by itself.').waitFor();
    await formOf(page).getByText('Not saved yet').first().waitFor();
    expect(await field('Producer').getAttribute('aria-describedby')).not.toBeNull();
    expect(await violations(page)).toEqual([]);
  });
  await saved();
  await told().waitFor({ state: 'detached' });
});

scene('a session that ends in the middle of a save: sign in again in place, and it is saved', async () => {
  const release = await holdCalls(page, SAVE, 1);
  const isSent = page.waitForRequest(SAVE);
  await field('Year').fill('2019');
  await isSent;
  await signOutEverywhere(browser, server.url);
  release();
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await saved();
  expect(await field('Year').inputValue()).toBe('2019');
});

scene(
  'two people at one film: each field that both changed shows both texts, and the person chooses',
  async () => {
    const other = await officeOf();
    await openForm(written.Title, other);
    await offline(async () => {
      await field('Director').fill('Mine');
      await field('Producer').fill('Mine too');
      await told().waitFor();
      await field('Director', other).fill('Theirs');
      await field('Producer', other).fill('Theirs too');
      await field('Format', other).fill('4/3');
      await saved(other);
    });
    const choice = (label: string) => formOf(page).getByRole('group', { name: `Two versions of ${label}` });
    await choice('Director').getByText('Theirs', { exact: true }).waitFor();
    await choice('Producer').getByText('Theirs too', { exact: true }).waitFor();
    expect(await field('Director').inputValue()).toBe('Mine');
    expect(await field('Format').inputValue()).toBe('4/3');
    expect(await violations(page)).toEqual([]);
    await choice('Director').getByRole('button', { name: 'Keep mine' }).click();
    await choice('Producer').getByRole('button', { name: 'Take theirs' }).click();
    await saved();
    await other.context().close();
    await reloaded(written.Title);
    expect(await field('Director').inputValue()).toBe('Mine');
    expect(await field('Producer').inputValue()).toBe('Theirs too');
  },
);

scene(
  'leaving asks while a save has failed: by a link, by Back, by closing the form, by signing out',
  async () => {
    await page.route(SAVE, (route) => route.fulfill({ contentType: 'text/plain', body: 'FAILED' }));
    await field('Format').fill('1.33');
    await told().getByText('What you typed is kept here.').waitFor();
    const address = page.url();
    const question = page.getByRole('alertdialog').filter({ hasText: /is saved/ });
    const stay = async () => {
      await question.getByRole('button', { name: 'Go on editing' }).click();
      await question.waitFor({ state: 'detached' });
      await page.waitForURL(address);
    };
    await page.getByRole('link', { name: 'Outbox' }).click();
    await stay();
    await page.evaluate(() => window.history.back());
    await stay();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await stay();
    await page.getByRole('button', { name: /account and settings/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await stay();
    await page.getByRole('link', { name: 'Outbox' }).click();
    // Pressed twice in a hurry, it leaves once.
    await question.getByRole('button', { name: 'Leave' }).evaluate((leave: HTMLElement) => {
      leave.click();
      leave.click();
    });
    await page.waitForURL('**/outbox');
    expect(faults).toEqual([]);
    const note = page.getByRole('status').filter({ hasText: `“${written.Title}” is not saved` });
    await note.getByText('The server refused it.').waitFor();
    await page.reload();
    await note.getByText('What you typed before is kept on this device.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute(SAVE);
    await note.getByRole('button', { name: 'Save it' }).click();
    await note.waitFor({ state: 'detached' });
    await openTalent(page, TALENT);
    await openForm(written.Title);
    expect(await field('Format').inputValue()).toBe('1.33');
  },
);
