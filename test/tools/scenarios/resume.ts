import { brokenStream } from '../brokenStream';
import { colleagueOf } from '../colleague';
import { dropFile } from '../dropped';
import { holdCalls } from '../heldCalls';
import { answered, officeOpened, openSection, openTalent, submitSignIn } from '../page';
import { aPdf } from '../papers';
import {
  atTheCard,
  cardOf,
  choose,
  isThere,
  openCard,
  OTHER,
  press,
  READ,
  says,
  scene,
  TALENT,
  TOGGLE,
  UPLOAD,
  withOne,
} from '../resumeCard';
import type { Scenario } from '../scenario';

export const about = ['resume', 'resumes'];

export const scenarios: readonly Scenario[] = [
  scene('uploaded-then-switched-off-and-on', async (page) => {
    await withOne(page);
    const shown = cardOf(page).getByRole('checkbox', { name: 'On the site' });
    for (const isOn of [false, true]) {
      const toggled = answered(page, 'Toogle_CV_ON.php');
      const read = answered(page, 'GetResume.php');
      await cardOf(page).getByText('On the site').click();
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
    await cardOf(page).getByText('On the site').click();
    await says(page, 'The server refused it.');
    await press(page, 'Dismiss');
  }),
  scene('load-fails-then-succeeds', async (page) => {
    await submitSignIn(page);
    await officeOpened(page);
    await openTalent(page, TALENT);
    await page.route(READ, (route) => route.fulfill({ status: 500, body: '' }));
    await openSection(page, 'Record');
    await says(page, 'The resume could not be loaded.');
    await page.unroute(READ);
    await press(page, 'Try again');
    await says(page, 'No resume yet');
  }),
  scene('changed-by-a-colleague', async (page) => {
    await withOne(page);
    const theirs = await colleagueOf(page);
    await openCard(theirs);
    await isThere(theirs, 'first.pdf');
    await choose(theirs, 'second.pdf');
    await isThere(page, 'second.pdf');
    await theirs.context().close();
  }),
  scene('left-and-come-back-to', async (page) => {
    await withOne(page);
    await choose(page, 'second.pdf');
    await says(page, '“first.pdf” was replaced.');
    await openSection(page, 'Biography');
    const read = answered(page, 'GetResume.php');
    await openSection(page, 'Record');
    await read;
    await press(page, 'Dismiss');
  }),
  scene('read-again-once-the-connection-is-back', async (page) => {
    const mend = await brokenStream(page);
    await withOne(page);
    await choose(page, 'second.pdf');
    await says(page, '“first.pdf” was replaced.');
    await page.route(READ, (route) => route.fulfill({ status: 500, body: '' }));
    await openCard(page, OTHER);
    await says(page, 'The resume could not be loaded.');
    await page.unroute(READ);
    const theirs = await colleagueOf(page);
    await openCard(theirs);
    await choose(theirs, 'third.pdf');
    await isThere(theirs, 'third.pdf');
    await theirs.context().close();
    const read = answered(page, 'GetResume.php');
    mend();
    await read;
    await openCard(page);
    await isThere(page, 'third.pdf');
  }),
  scene('dropped-while-another-is-switched-off', async (page) => {
    await withOne(page);
    const shown = cardOf(page).getByText('On the site');
    const release = await holdCalls(page, TOGGLE, 1);
    await shown.click();
    await shown.click();
    await dropFile(cardOf(page), 'second.pdf', 'application/pdf', aPdf());
    release();
    await says(page, '“first.pdf” was replaced.');
  }),
  scene('dropped-while-another-is-sent', async (page) => {
    await atTheCard(page);
    const release = await holdCalls(page, UPLOAD, 1);
    await choose(page, 'first.pdf');
    await dropFile(cardOf(page), 'second.pdf', 'application/pdf', aPdf());
    release();
    await says(page, '“first.pdf” was replaced.');
    await isThere(page, 'second.pdf');
  }),
  scene('replaced-while-it-is-off', async (page) => {
    await withOne(page);
    const toggled = answered(page, 'Toogle_CV_ON.php');
    await cardOf(page).getByText('On the site').click();
    await toggled;
    await cardOf(page).getByRole('button', { name: 'Remove', disabled: false }).waitFor();
    await choose(page, 'second.pdf');
    await says(page, '“first.pdf” was replaced.');
    await press(page, 'Undo');
    await isThere(page, 'first.pdf');
  }),
  scene('of-two-talents-one-cancelled', async (page) => {
    await atTheCard(page);
    const release = await holdCalls(page, UPLOAD);
    await choose(page, 'first.pdf');
    await openCard(page, OTHER);
    await choose(page, 'second.pdf');
    await press(page, 'Cancel');
    await says(page, 'No resume yet');
    release();
    await openCard(page);
    await isThere(page, 'first.pdf');
  }),
  scene('as-large-as-may-be', async (page) => {
    await atTheCard(page);
    const [head, tail] = ['%PDF-1.4\n', '\n%%EOF\n'];
    const padding = Buffer.alloc(25 * 1024 * 1024 - head.length - tail.length, ' ');
    await choose(page, 'large.pdf', Buffer.concat([Buffer.from(head), padding, Buffer.from(tail)]));
    await isThere(page, 'large.pdf');
  }),
];
