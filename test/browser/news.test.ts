import { violations } from '../tools/axe';
import { nextHeld } from '../tools/calls';
import { focused } from '../tools/focus';
import { openOffice, signIn } from '../tools/page';
import { findInPalette } from '../tools/palette';
import { aPicture, fileNamed } from '../tools/papers';
import { seen } from '../tools/seen';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';

/** News from the list to the disk and back. Each step stands on the one before. */
const TITLE = 'Three films in competition';
const FILM = 'Pluie sur Belleville';

onStage();
beforeAll(async () => {
  page.on('dialog', (question) => void question.accept());
  await signIn(page);
});

const row = (title = TITLE) => page.getByRole('row').filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const look = async (name: string) => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
};

scene('an item is written with a picture and a film that is found as one types, and saved', async () => {
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await row('Welcome, Sunniva Østergård').waitFor();
  await look('list');
  expect(await violations(page)).toEqual([]);
  await button('Add news').click();
  await page.getByRole('heading', { name: 'Add news' }).waitFor();
  expect(await button('Create').isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: /^Title/ }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('All of them in ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Cannes');
  await page
    .locator('input[type=file]')
    .setInputFiles(fileNamed('red carpet.png', 'image/png', await aPicture()));
  await page.getByAltText('The picture of this news item').waitFor();
  await page.getByText('A film', { exact: true }).click();
  const search = page.getByRole('combobox', { name: 'Film' });
  expect(await button('Create').isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.getByText('Not created yet: check').getByRole('link', { name: 'Where the link leads' }).click();
  await focused(search);
  await search.fill('belleville');
  await page.getByRole('option', { name: FILM }).waitFor();
  await look('form');
  expect(await violations(page)).toEqual([]);
  await search.press('Enter');
  await page.getByText(FILM).waitFor();
  const created = seen(page, 'The news item was created');
  await button('Create').click();
  await created;
  await page.waitForURL('**/app/page/news');
  await row().getByText(`Film: ${FILM}`).waitFor();
});

scene('what is typed is there after a reload, and is saved with another link', async () => {
  await row().getByRole('link', { name: TITLE }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill(`${TITLE}, no less`);
  await page.reload();
  await page.getByText('What you had not saved is here again.').waitFor();
  await page.getByText('An address', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('festival.example/2026');
  await page.getByRole('textbox', { name: 'Address' }).blur();
  expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(
    'https://festival.example/2026',
  );
  const saved = seen(page, 'The news item was saved');
  await button('Save').click();
  await saved;
  await page.waitForURL('**/app/page/news');
  await row(`${TITLE}, no less`).getByText('https://festival.example/2026').waitFor();
  await row(`${TITLE}, no less`).getByRole('link').click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByText('Cannes').waitFor();
  await page.getByRole('link', { name: 'All news' }).click();
});

scene(
  'a picture that is still on its way holds the saving back, so that it is saved with the rest',
  async () => {
    await row().getByRole('link').click();
    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.fill(`${TITLE}, at last`);
    const arrive = await nextHeld(page, 'UploadPict_UHD.php');
    await page
      .locator('input[type=file]')
      .setInputFiles(fileNamed('blue carpet.png', 'image/png', await aPicture()));
    await page.getByText('Not saved yet: what was chosen is still on its way').waitFor();
    expect(await button('Save').isDisabled()).toBe(true);
    await look('awaited');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.press('Control+s');
    await arrive();
    await page.getByText('Not saved yet: press Save').waitFor();
  },
);

scene('while it is saved nothing can be typed that would be lost, and the keyboard stays', async () => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const before = await text.innerText();
  await text.click();
  const answer = await nextHeld(page, 'UpdateNEWS.php');
  await page.keyboard.press('Control+s');
  await page.waitForFunction(() => document.querySelector('[data-locked=true]'));
  await page.keyboard.type('lost');
  await page.keyboard.press('Backspace');
  expect(await text.innerText()).toBe(before);
  await focused(text);
  const saved = seen(page, 'The news item was saved');
  await answer();
  await saved;
  await page.waitForURL('**/app/page/news');
  await row(`${TITLE}, at last`).waitFor();
});

scene('it is taken off the site, deleted and put back', async () => {
  await row()
    .getByRole('checkbox', { name: /on the site/ })
    .click({ force: true });
  await row().getByText('Off the site').waitFor();
  await row()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await row().waitFor({ state: 'detached' });
  await button('Undo').click();
  await row().getByText('Off the site').waitFor();
});

scene('a colleague sees it without asking, and finds it by a word of its text', async () => {
  const colleague = await openOffice(browser, server.url);
  await signIn(colleague, 'admin@co.example');
  await findInPalette(colleague, 'news', 'News');
  await colleague.getByRole('searchbox').fill('cannes');
  const theirs = colleague.getByRole('row').filter({ hasText: TITLE });
  await theirs.getByText('Off the site').waitFor();
  await row()
    .getByRole('checkbox', { name: /on the site/ })
    .click({ force: true });
  await theirs.getByText('On the site').waitFor();
  await colleague.context().close();
});

test('no script failed on the way', () => expect(faults).toEqual([]));
