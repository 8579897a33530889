import type { Page } from 'playwright-core';
import { DIALOG_SUCCESS_DELAY } from '../../src/contract/constants';
import { violations } from '../tools/axe';
import { openReel, openTalent, reelsOf, scene as sceneOn, STAFF } from '../tools/page';
import { onStage, page } from '../tools/stage';

/** The README's page on stepping through the send-mail saga, step by step, in the panel beside the office. */
let panel: Page;

const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => panel ?? page, run);
const dialog = () => page.getByRole('dialog', { name: 'Send reel' });
const waiting = () => panel.getByRole('region', { name: 'Hold each command back' }).getByRole('listitem');
/** A command that waits; the office has others of its own, such as the one that asks for the professions from time to time. */
const command = (name: string, of = '') =>
  waiting()
    .filter({ hasText: `→ ${name}` })
    .filter({ hasText: of });
const release = (name: string) => command(name).getByRole('button', { name: 'Release', exact: true }).click();

onStage({ login: STAFF, mails: true });
beforeAll(async () => {
  await openTalent(page, 'Éloïse Garnier');
  await openReel(page, 'Showreel');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void (window.greenroom?.['panel'] as () => boolean)());
  panel = await opened;
});

scene('the panel beside the office shows that commands pass', async () => {
  await panel.getByText('Commands pass at once.').waitFor();
  await reelsOf(page).getByRole('button', { name: 'Send reel', exact: true }).click();
  await dialog().getByLabel(/^To/).fill('client@halden.example');
  expect(await violations(panel)).toEqual([]);
});

scene('held back, the mail is sending and its first command waits', async () => {
  await panel.getByText('Hold each command back').click();
  await dialog().getByRole('button', { name: 'Send', exact: true }).click();
  await dialog()
    .getByText(/^Sending to/)
    .waitFor();
  await command('ids.new').waitFor();
  await panel
    .getByRole('option', { name: /sendReel\/submitted/ })
    .first()
    .waitFor();
  await panel.getByRole('tab', { name: 'Workflows' }).click();
  await panel.getByRole('row', { name: 'sendReel sending' }).waitFor();
});

scene('each release lets one command go, and the screen follows', async () => {
  await release('ids.new');
  await command('http.call reel.mail').waitFor();
  await dialog()
    .getByText(/^Sending to/)
    .waitFor();
  await release('http.call reel.mail');
  await dialog().getByText('reel succesfully sent !').waitFor();
  await command('clock.sleep', String(DIALOG_SUCCESS_DELAY)).waitFor();
  await panel.getByRole('tab', { name: /^Changes/ }).click();
  await panel.getByRole('option', { name: /sendReel\/sent/ }).click();
  await panel.getByText('sendReel.status').waitFor();
});

scene('what the person does meanwhile stops a command that waits', async () => {
  await dialog().getByRole('button', { name: 'Close' }).click();
  await dialog().waitFor({ state: 'detached' });
  await panel.getByRole('searchbox', { name: 'Filter by name' }).fill('clock.sleep');
  await panel
    .getByRole('option', { name: /✕ clock\.sleep/ })
    .first()
    .waitFor();
});

scene('with the switch off nothing waits any more', async () => {
  await panel.getByText('Hold each command back').click();
  await panel.getByText('Commands pass at once.').waitFor();
  expect(await waiting().count()).toBe(0);
});
