import { violations } from '../tools/axe';
import { focused } from '../tools/focus';
import { answered, openSection, openTalent, signIn } from '../tools/page';
import { aPdf, aPicture, fileNamed } from '../tools/papers';
import { faults, onStage, page, scene } from '../tools/stage';

/** A talent's biography, resume and picture as staff keep them. Each step stands on the one before. */
const TALENT = 'Éloïse Garnier';
const FILM = 'Pluie sur Belleville';

onStage();
beforeAll(async () => {
  page.on('dialog', (question) => void question.accept());
  await signIn(page);
  await openTalent(page, TALENT);
});

const text = () => page.getByRole('textbox', { name: 'Biography', exact: true });
const resume = () => page.getByRole('region', { name: 'Resume', exact: true });
const picture = () => page.getByRole('region', { name: 'Profile picture', exact: true });
const background = () => page.locator('.talent-backdrop img').getAttribute('src');

const SAVED = 'Biographie sauvegardée avec succès';
const autoSave = () => page.getByRole('checkbox', { name: 'Save automatically' });

scene('a biography saves itself with a toast, and is there after a reload', async () => {
  await openSection(page, 'Biography');
  await text().click();
  await page.keyboard.type('# Née à Lyon');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Travaille à ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Paris');
  await page.getByText(SAVED).waitFor();
  await page.getByRole('button', { name: /account and settings/ }).click({ trial: true });
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await text().getByRole('heading', { level: 1, name: 'Née à Lyon' }).waitFor();
  expect(
    await text()
      .getByText('Paris')
      .evaluate((words) => getComputedStyle(words).fontWeight),
  ).toBe('700');
});

scene('in a list Tab moves an item in and out; after Escape it leaves the text', async () => {
  await text().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Longs');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nocturne');
  const inner = text().locator('.public-DraftStyleDefault-depth1');
  await inner.getByText('Nocturne').waitFor();
  await page.keyboard.press('Shift+Tab');
  await inner.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await inner.waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await focused(autoSave());
  await page.keyboard.press('Shift+Tab');
  await focused(text());
  await page.getByText('Saved', { exact: false }).and(page.getByRole('status')).first().waitFor();
});

scene('Ctrl+K makes a link of the chosen words, and opens no palette', async () => {
  await text().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await focused(address);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.type('nocturne.example');
  await page.keyboard.press('Enter');
  await text().getByRole('link', { name: 'Nocturne' }).waitFor();
  await focused(text());
  await page.keyboard.press('Control+s');
  await page.getByText(SAVED).waitFor();
  await page.reload();
  await text().locator('.public-DraftStyleDefault-depth1').getByRole('link', { name: 'Nocturne' }).waitFor();
});

scene('what was not saved is there after a reload, and can be thrown away', async () => {
  await autoSave().uncheck({ force: true });
  await text().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' et ailleurs');
  await page.getByText('Not saved yet: press Save').waitFor();
  await page.context().setOffline(true);
  await page.getByText('Not saved yet: no connection to the server').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Not saved yet: press Save').waitFor();
  await page.reload();
  await page.getByText('This text was not saved last time.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Back to the saved text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await text().getByText('et ailleurs').waitFor({ state: 'detached' });
  await autoSave().check({ force: true });
});

scene('the list of uploads leaves room below the text for what stands at its foot', async () => {
  const failed = (at: number) => ({
    PROCESS_ID: `process-${at}`,
    FILE_NATIVE_NAME: 'film.mp4',
    FILE_SIZE: '10',
    FILE_TYPE: 'video/mp4',
    UPDATE_ID: `update-${at}`,
    FILM_ID: 'film',
    STAGE: 'RECEIVED',
    ENCODING: 'FAILED',
    ENCODING_PROGRESS: '0',
  });
  const list = '**/backend/GetProcesses.php';
  await page.route(list, (route) => route.fulfill({ json: { PROCESSES: [1, 2, 3].map(failed) } }));
  await page.reload();
  const tray = page.getByRole('region', { name: 'Uploads' });
  const topOfTray = async () => (await tray.boundingBox())?.y ?? 0;
  const foot = page.getByRole('button', { name: 'Save', exact: true });
  await tray.waitFor();
  await foot.waitFor();
  await page.locator('#content').evaluate((content) => content.scrollTo(0, content.scrollHeight));
  const { y = Infinity, height = 0 } = (await foot.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(await topOfTray());
  await page.unroute(list);
  await page.reload();
});

scene('a resume is uploaded and opens as the PDF that it is', async () => {
  await openSection(page, 'Record');
  await resume()
    .locator('input[type=file]')
    .setInputFiles(fileNamed('CV Éloïse 简历.pdf', 'application/pdf', aPdf()));
  const link = resume().getByRole('link', { name: 'CV Éloïse 简历.pdf' });
  await link.waitFor();
  const opened = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([opened.headers()['content-type'], (await opened.body()).equals(aPdf())]).toEqual([
    'application/pdf',
    true,
  ]);
  expect(await violations(page)).toEqual([]);
});

scene('it is switched off, which a reload shows, then removed and taken back by the keyboard', async () => {
  const read = answered(page, 'GetResume.php');
  await resume().getByText('On the site').click();
  await read;
  await page.reload();
  await resume().getByRole('checkbox', { name: 'On the site', checked: false }).waitFor();
  await resume().getByRole('button', { name: 'Remove' }).press('Enter');
  await resume().getByText('was removed').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await resume().getByRole('checkbox', { name: 'On the site', checked: false }).waitFor();
  await resume().getByRole('button', { name: 'Remove', disabled: false }).press('Enter');
  await resume().getByText('No resume yet', { exact: false }).waitFor();
});

scene("a film's picture is the page's background at once, and after a reload", async () => {
  const before = await background();
  await picture().getByRole('button', { name: 'Choose from films…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile picture' });
  await dialog.getByRole('button', { name: FILM }).click();
  await dialog.getByRole('button', { name: `Picture 1 of “${FILM}”` }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Picture 1 of “${FILM}”` }).click();
  await picture().getByText('The profile picture was changed.').waitFor();
  const after = await background();
  expect(after).not.toBe(before);
  await page.reload();
  await picture().waitFor();
  expect(await background()).toBe(after);
});

scene("a picture of the talent's own is the background; without any, the initials are", async () => {
  await picture()
    .locator('input[type=file]')
    .setInputFiles(fileNamed('portrait.jpg', 'image/jpeg', await aPicture()));
  await picture().getByText('The profile picture was changed.').waitFor();
  expect(await background()).toMatch(/\/pictures\/1\.jpg$/);
  await picture().getByRole('button', { name: 'Remove' }).click();
  await page.locator('.talent-initials').waitFor();
});

scene('no step left a fault on the page', async () => {
  expect(faults).toEqual([]);
});
