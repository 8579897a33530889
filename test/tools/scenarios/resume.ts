import type { Page } from 'playwright-core';
import { answered, officeOpened, openSection, openTalent, submitSignIn } from '../page';
import { aPdf, fileNamed } from '../papers';
import { holdCalls } from '../heldCalls';
import type { Scenario } from '../scenario';

const UPLOAD = '**/securesite/UploadResume.php';
const TOGGLE = '**/Toogle_CV_ON.php';

const cardOf = (page: Page) => page.getByRole('region', { name: 'Resume', exact: true });
const press = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true }).click();
const isThere = (page: Page, name: string) => cardOf(page).getByRole('link', { name }).waitFor();
const says = (page: Page, words: string) => cardOf(page).getByText(words, { exact: false }).first().waitFor();

const choose = (page: Page, name: string, bytes = aPdf()) =>
  cardOf(page)
    .locator('input[type=file]')
    .setInputFiles(fileNamed(name, 'application/pdf', bytes));

async function atTheCard(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, 'Éloïse Garnier');
  await openSection(page, 'Record');
  await says(page, 'No resume yet');
}

async function withOne(page: Page): Promise<void> {
  await atTheCard(page);
  await choose(page, 'first.pdf');
  await isThere(page, 'first.pdf');
}

const scene = (name: string, run: (page: Page) => Promise<void>): Scenario => ({
  name: `resume-${name}`,
  run,
});

export const scenarios: readonly Scenario[] = [
  scene('uploaded-then-switched-off-and-on', async (page) => {
    await withOne(page);
    const shown = cardOf(page).getByRole('checkbox', { name: 'Shown on the website' });
    for (const isOn of [false, true]) {
      const toggled = answered(page, 'Toogle_CV_ON.php');
      const read = answered(page, 'GetResume.php');
      await cardOf(page).getByText('Shown on the website').click();
      await toggled;
      await read;
      await shown.and(page.locator(isOn ? ':checked' : ':not(:checked)')).waitFor();
    }
  }),
  scene('replaced-then-undone', async (page) => {
    await withOne(page);
    await choose(page, 'second.pdf');
    await says(page, '“first.pdf” was replaced.');
    await press(page, 'Undo');
    await isThere(page, 'first.pdf');
  }),
  scene('removed-then-undone', async (page) => {
    await withOne(page);
    await press(page, 'Remove');
    await says(page, '“first.pdf” was removed.');
    await press(page, 'Undo');
    await isThere(page, 'first.pdf');
    await press(page, 'Remove');
    await says(page, 'was removed');
    await press(page, 'Dismiss');
  }),
  scene('that-is-no-pdf', async (page) => {
    await withOne(page);
    await choose(page, 'page.pdf', Buffer.from('<html></html>'));
    await says(page, 'This file is not a whole PDF.');
    await press(page, 'Dismiss');
    await isThere(page, 'first.pdf');
  }),
  scene('empty-or-too-large', async (page) => {
    await atTheCard(page);
    await choose(page, 'empty.pdf', Buffer.alloc(0));
    await says(page, 'The file is empty');
    await choose(page, 'large.pdf', Buffer.alloc(25 * 1024 * 1024 + 1));
    await says(page, 'larger than 25 MB');
  }),
  scene('connection-lost-then-sent', async (page) => {
    await atTheCard(page);
    await page.route(UPLOAD, (route) => route.abort('connectionreset'));
    await choose(page, 'first.pdf');
    await says(page, 'The server cannot be reached.');
    await page.unroute(UPLOAD);
    await press(page, 'Try again');
    await isThere(page, 'first.pdf');
  }),
  scene('upload-cancelled', async (page) => {
    await atTheCard(page);
    const release = await holdCalls(page, UPLOAD);
    await choose(page, 'first.pdf');
    await press(page, 'Cancel');
    await says(page, 'No resume yet');
    release();
  }),
  scene('arrived-but-not-turned-on-at-once', async (page) => {
    await atTheCard(page);
    await page.route(TOGGLE, (route) => route.abort('connectionreset'));
    await choose(page, 'first.pdf');
    await says(page, 'The server cannot be reached.');
    await page.unroute(TOGGLE);
    await press(page, 'Try again');
    await isThere(page, 'first.pdf');
  }),
  scene('switch-refused', async (page) => {
    await withOne(page);
    await page.route(TOGGLE, (route) => route.fulfill({ body: 'FAILED' }));
    await cardOf(page).getByText('Shown on the website').click();
    await says(page, 'The server refused it.');
    await press(page, 'Dismiss');
  }),
  scene('load-fails-then-succeeds', async (page) => {
    const path = '**/GetResume.php*';
    await submitSignIn(page);
    await officeOpened(page);
    await openTalent(page, 'Éloïse Garnier');
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
    await openSection(page, 'Record');
    await says(page, 'The resume could not be loaded.');
    await page.unroute(path);
    await press(page, 'Try again');
    await says(page, 'No resume yet');
  }),
];
