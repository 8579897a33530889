import { brokenStream } from '../brokenStream';
import { colleagueOf } from '../colleague';
import { dropFile } from '../dropped';
import { holdCalls, nextSays } from '../heldCalls';
import { answered, openSection } from '../page';
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
import { remove } from '../talentsList';

export const about = ['resume', 'resumes'];

export const scenarios: readonly Scenario[] = [
  scene('of-one-talent-changed-while-that-of-another-is-read-again', async (page) => {
    await brokenStream(page);
    await withOne(page);
    await choose(page, 'second.pdf');
    await says(page, '“first.pdf” was replaced.');
    await openCard(page, OTHER);
    const release = await holdCalls(page, UPLOAD);
    await choose(page, 'other.pdf');
    const asked = page.waitForRequest(READ);
    const readOn = await holdCalls(page, READ, 1);
    await openCard(page);
    await asked;
    const changed = answered(page, 'GetResume.php');
    release();
    await changed;
    const read = answered(page, 'GetResume.php');
    readOn();
    await read;
    await press(page, 'Dismiss');
  }),
  scene('changed-while-it-is-read-again', async (page) => {
    await brokenStream(page);
    await withOne(page);
    await choose(page, 'second.pdf');
    await says(page, '“first.pdf” was replaced.');
    await openSection(page, 'Biography');
    const asked = page.waitForRequest(READ);
    const readOn = await holdCalls(page, READ, 1);
    await openSection(page, 'Record');
    await asked;
    await press(page, 'Remove');
    await says(page, '“second.pdf” was removed.');
    readOn();
    await press(page, 'Dismiss');
  }),
  scene('two-dropped-while-another-is-switched-off', async (page) => {
    await withOne(page);
    const release = await holdCalls(page, TOGGLE, 1);
    await cardOf(page).getByText('On the site').click();
    await dropFile(cardOf(page), 'second.pdf', 'application/pdf', aPdf());
    await dropFile(cardOf(page), 'third.pdf', 'application/pdf', aPdf());
    release();
    await says(page, '“second.pdf” was replaced.');
    await isThere(page, 'third.pdf');
  }),
  scene('picker-left-empty', async (page) => {
    await withOne(page);
    await cardOf(page).locator('input[type=file]').setInputFiles([]);
    await says(page, 'was not chosen');
  }),
  scene('removed-but-not-read-again', async (page) => {
    await withOne(page);
    await page.route(READ, (route) => route.fulfill({ status: 500, body: '' }));
    await press(page, 'Remove');
    await says(page, '“first.pdf” was removed.');
    await page.unroute(READ);
    await press(page, 'Undo');
    await isThere(page, 'first.pdf');
  }),
  scene('of-a-backend-that-does-not-say-whether-it-is-shown', async (page) => {
    await page.route(READ, async (route) => {
      const response = await route.fetch();
      const { CV_ON: _, ...resume } = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: resume });
    });
    await withOne(page);
    await choose(page, 'second.pdf');
    await says(page, '“first.pdf” was replaced.');
    await press(page, 'Undo');
    await isThere(page, 'first.pdf');
  }),
  scene('of-a-backend-that-says-off-of-none', async (page) => {
    await nextSays(page, READ, JSON.stringify({ CV_AD: '', CV_ON: 0 }));
    await withOne(page);
  }),
  scene('sent-of-a-talent-who-is-deleted-meanwhile', async (page) => {
    await atTheCard(page);
    const release = await holdCalls(page, UPLOAD);
    await choose(page, 'first.pdf');
    const theirs = await colleagueOf(page);
    await theirs.getByRole('link', { name: /^All talents/ }).click();
    await remove(theirs, TALENT);
    await cardOf(page).waitFor({ state: 'detached' });
    await theirs.context().close();
    const toggled = answered(page, 'Toogle_CV_ON.php');
    release();
    await toggled;
  }),
];
