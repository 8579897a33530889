import type { Locator } from 'playwright-core';
import { violations } from '../tools/axe';
import { openOffice, signIn } from '../tools/page';
import { aPicture, fileNamed } from '../tools/papers';
import { seen } from '../tools/seen';
import { browser, faults, onStage, page, scene, server, sink } from '../tools/stage';
import { until } from '../tools/until';

/** Newsletters from the list to the mail. Each step stands on the one before. */
const OLDER = 'Documentary special';
const FILMS = ['Pluie sur Belleville', 'Nocturne pour une autoroute'];
const TITLE = 'Four films for the winter';

onStage({ mails: true });
beforeAll(async () => {
  page.on('dialog', (question) => void question.accept());
  await signIn(page);
});

const row = (title = TITLE, within = page) => within.getByRole('row').filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}(?: \\(required\\))?$`) });
const items = () => page.getByRole('list', { name: 'Contents' }).getByRole('listitem');
const item = (name: string) => items().filter({ hasText: name });
const handle = (name: string) => button(`Move “${name}”`);
const expectCount = (count: number) =>
  until(`${count} things in the newsletter`, async () =>
    (await items().count()) === count ? count : undefined,
  );
const expectFocus = (box: Locator) =>
  until('the keyboard in the field', async () =>
    (await box.count()) === 1 && (await box.evaluate((element) => element === document.activeElement))
      ? true
      : undefined,
  );
const expectNames = async (names: readonly string[]) => {
  for (const [at, name] of names.entries()) await items().nth(at).filter({ hasText: name }).waitFor();
};
const dialogOf = () => page.getByRole('dialog', { name: 'Send newsletter' });
async function sendAndSee(): Promise<void> {
  const before = sink.received.length;
  const sent = seen(page, 'newsletter succesfully sent !');
  await dialogOf().getByRole('button', { name: 'Send', exact: true }).click();
  await sent;
  await look('sent');
  await dialogOf().waitFor({ state: 'detached' });
  await until('the mail', () => (sink.received.length > before ? true : undefined));
}
async function add(kind: string): Promise<void> {
  await button('Add').click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}
const look = async (name: string) => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
};

scene('an older newsletter is the start of a new one, which is kept over a reload and created', async () => {
  await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
  await row(OLDER).waitFor();
  await look('list');
  expect(await violations(page)).toEqual([]);
  await button(`Begin a new newsletter with “${OLDER}”`).click();
  await page.getByRole('heading', { name: 'New newsletter' }).waitFor();
  await field('Subject').fill(TITLE);
  await field('Second heading').fill('From December on');
  await page.reload();
  await page.getByText('This is not saved yet.').waitFor();
  expect(await field('Subject').inputValue()).toBe(TITLE);
  await look('page');
  expect(await violations(page)).toEqual([]);
  const created = seen(page, 'The newsletter was created');
  await button('Create').click();
  await created;
  await page.waitForURL('**/app/table/newsletters');
  await row().waitFor();
  await row(OLDER).waitFor();
});

scene('what two people change at once is chosen field by field', async () => {
  const colleague = await openOffice(browser, server.url);
  await signIn(colleague, 'admin@co.example');
  await colleague.goto('/app/table/newsletters');
  await row(TITLE, colleague).getByRole('link').click();
  await colleague.getByRole('textbox', { name: 'Second heading' }).fill('From January on');
  await row().getByRole('link').click();
  await field('Second heading').fill('From February on');
  await colleague.getByRole('textbox', { name: 'Footer' }).fill('See you there');
  await colleague.getByRole('button', { name: 'Save', exact: true }).click();
  await colleague.waitForURL('**/app/table/newsletters');
  await page.getByText('From January on').waitFor();
  expect(await field('Footer').inputValue()).toBe('See you there');
  await look('conflict');
  await button('Keep mine').click();
  await button('Save').click();
  await page.waitForURL('**/app/table/newsletters');
  await colleague.context().close();
});

scene(
  'films, a text, a button and a picture are put in, moved, duplicated, removed and put back',
  async () => {
    await row().getByRole('link').click();
    await items().first().waitFor();
    for (let left = await items().count(); left > 0; left -= 1) {
      await items()
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expectCount(left - 1);
    }
    await add('Film');
    const search = page.getByRole('combobox', { name: 'Film to add' });
    await expectFocus(search);
    for (const film of FILMS) {
      await search.fill(film);
      await page.getByRole('option', { name: film }).waitFor();
      await search.press('Enter');
      await item(film).waitFor();
    }
    await add('Text');
    await expectFocus(page.getByRole('textbox', { name: 'Text', exact: true }));
    await page.keyboard.type('Seen in ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Cannes');
    await item('Seen in Cannes').waitFor();
    await add('Button');
    await expectFocus(field('What it says'));
    // Only what the page holds scrolls: the frame around it stands.
    expect(
      await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      ),
    ).toBe(0);
    await search.waitFor({ state: 'detached' });
    await field('What it says').fill('All our films');
    await field('Address').fill('javascript:alert(1)');
    await field('What it says').click();
    await page.getByText('This cannot be used as it is').waitFor();
    expect(await button('Save').isDisabled()).toBe(true);
    await field('Address').fill('cosmic.example/films');
    await field('What it says').click();
    expect(await field('Address').inputValue()).toBe('https://cosmic.example/films');
    await page
      .locator('input[type=file]')
      .setInputFiles(fileNamed('stage.png', 'image/png', await aPicture()));
    await field('What the picture shows').fill('A stage at night');
    await look('items');
    expect(await violations(page)).toEqual([]);
    await expectCount(FILMS.length + 3);
    await handle('Seen in Cannes').press('Alt+ArrowUp');
    await expectNames([...FILMS.slice(0, -1), 'Seen in Cannes', FILMS.at(-1) ?? '']);
    await handle('A stage at night').focus();
    await page.keyboard.press('Space');
    for (let at = 0; at < 2; at += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await item('All our films')
      .getByRole('button', { name: /^Duplicate/ })
      .click();
    await expectCount(FILMS.length + 4);
    await button('Undo in the contents').click();
    await expectCount(FILMS.length + 3);
    await page.reload();
    await expectCount(FILMS.length + 3);
    await button('Save').click();
    await page.waitForURL('**/app/table/newsletters');
    await row().getByRole('link').click();
    await item('Seen in Cannes').waitFor();
    await expectCount(FILMS.length + 3);
    await page.getByRole('link', { name: 'All newsletters' }).click();
  },
);

scene('it is looked at as it is mailed, on a desktop and on a phone, light and dark', async () => {
  await row().getByRole('link').click();
  await button('Preview').click();
  const dialog = page.getByRole('dialog', { name: 'The newsletter as it is mailed' });
  const letter = dialog.frameLocator('iframe');
  await letter.getByText('From February on', { exact: true }).waitFor();
  await letter.getByRole('link', { name: 'All our films' }).waitFor();
  await look('preview');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Phone' }).click({ force: true });
  await dialog.getByRole('radio', { name: 'Dark' }).click({ force: true });
  await letter.getByText('From February on', { exact: true }).waitFor();
  await look('preview-phone-dark');
  const { width = 0 } = (await dialog.locator('iframe').boundingBox()) ?? {};
  expect(width).toBe(375);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

scene('it is sent as a test to oneself, to one address and to a list, and read on the web', async () => {
  await field('Third heading').fill('At the quay');
  expect(await button('Send').count()).toBe(0);
  await button('Save and send…').click();
  await page.waitForURL('**/app/table/newsletters');
  await dialogOf().getByText(`“${TITLE}”, as it is saved.`).waitFor();
  await dialogOf()
    .getByRole('radio', { name: /^Myself/ })
    .click({ force: true });
  await sendAndSee();
  expect(sink.received.map(({ to, parsed }) => [to, String(parsed.html).includes('At the quay')])).toEqual([
    [['staff@co.example'], true],
  ]);
  await row().waitFor();
  expect(
    await row()
      .getByText(/^\d\d\/\d\d\/\d{4}$/)
      .count(),
  ).toBe(1);

  await button(`Send “${TITLE}”`).click();
  await dialogOf().getByText('One address', { exact: true }).click();
  await dialogOf().getByRole('textbox', { name: /^To/ }).fill('client@halden.example');
  await sendAndSee();
  await until('the day on which it was sent', async () =>
    (await row()
      .getByText(/^\d\d\/\d\d\/\d{4}$/)
      .count()) === 2
      ? true
      : undefined,
  );

  await button(`Send “${TITLE}”`).click();
  await dialogOf().getByText('Several addresses', { exact: true }).click();
  const list = dialogOf().getByRole('textbox', { name: /^Addresses/ });
  await list.fill('ana@a.example\nnobody; Ben <ben@b.example>, ANA@a.example');
  await dialogOf()
    .getByText('This is no e-mail address: “nobody”. Write addresses such as name@agency.com.')
    .waitFor();
  expect(await dialogOf().getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await look('send-list');
  expect(await violations(page)).toEqual([]);
  await list.fill('ana@a.example\nBen <ben@b.example>, ANA@a.example');
  await dialogOf().getByText('2 addresses, each gets a mail of its own.').waitFor();
  await sendAndSee();
  await until('four mails', () => (sink.received.length === 4 ? true : undefined));
  const addresses = sink.received.flatMap(({ to }) => to).toSorted();
  expect(addresses).toEqual(['ana@a.example', 'ben@b.example', 'client@halden.example', 'staff@co.example']);
  const [mail] = sink.received;
  expect(mail?.parsed.subject).toBe(TITLE);
  const address = /href="([^"]*\/newsletter\/[^"]*)"[^>]*>Read in the browser/.exec(
    mail?.parsed.html ?? '',
  )?.[1];
  const reader = await openOffice(browser, server.url);
  await reader.goto(address?.replace(/^https?:\/\/[^/]*/, server.url) ?? '');
  await reader.getByText('Seen in Cannes').last().waitFor();
  await reader.context().close();
});

scene('it is found, deleted and put back', async () => {
  await page.getByRole('searchbox').fill('winter');
  await row(OLDER).waitFor({ state: 'detached' });
  await button(`Delete ${TITLE}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await row().waitFor({ state: 'detached' });
  await button('Undo').click();
  await row().waitFor();
});

test('no script failed on the way', () => expect(faults).toEqual([]));
