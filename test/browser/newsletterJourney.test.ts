import { createServer, type Server } from 'node:http';
import type { FrameLocator, Page } from 'playwright-core';
import { focused } from '../tools/focus';
import { freePort } from '../tools/freePort';
import { openOffice, STAFF } from '../tools/page';
import { seen } from '../tools/seen';
import { browser, onStage, page, scene, server, sink } from '../tools/stage';
import { until } from '../tools/until';

/** A newcomer's newsletter, from nothing to a client's phone. */
const FILMS = ['Pluie sur Belleville', 'Nocturne pour une autoroute', 'Low Tide', 'After Hours'];
const TEXTS = ['Four films for long evenings', 'See you at the quay'];
const PHONE = 375;

let mailProgram: Server | undefined;

onStage({ login: STAFF, mails: true });

afterAll(() => mailProgram?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}(?: \\(required\\))?$`) });
async function add(kind: string): Promise<void> {
  await button('Add').click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

/** The text that is added has the keyboard once the menu is gone. */
async function addText(text: string, place: number): Promise<void> {
  await add('Text');
  const item = page.getByRole('list', { name: 'Contents' }).getByRole('listitem');
  const added = item.filter({ hasText: `Text ${place}` });
  await focused(added.getByRole('textbox', { name: 'Text', exact: true }));
  await page.keyboard.type(text);
  await item.filter({ hasText: text }).waitFor();
}

/** A mail program shows a mail on a site of its own, under no policy of the office's: its address. */
async function openMailProgram(mail: string): Promise<string> {
  const port = await freePort();
  mailProgram = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(mail),
  );
  await new Promise<void>((resolve) => mailProgram?.listen(port, '127.0.0.1', resolve));
  return `http://localhost:${port}`;
}

/** Resolves once its pictures, the logo first, are there. */
async function picturesShownIn(letter: Page | FrameLocator): Promise<void> {
  const pictures = letter.locator('img');
  await letter.getByRole('img', { name: 'Cosmic Artists' }).waitFor();
  for (const picture of await pictures.all())
    await until('a picture', () =>
      picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? true : undefined)),
    );
  expect(await pictures.count()).toBe(1 + FILMS.length);
}

/** Where each of its pictures and words stands, once its pictures are there. */
async function placesIn(letter: Page | FrameLocator) {
  await picturesShownIn(letter);
  const parts = [
    letter.getByText('Winter films', { exact: true }),
    ...FILMS.map((film) => letter.getByRole('link', { name: film, exact: true }).last()),
    ...FILMS.map((film) => letter.getByRole('img', { name: film, exact: true })),
    ...TEXTS.map((text) => letter.getByText(text, { exact: true })),
    letter.getByRole('link', { name: 'All our films', exact: true }),
  ];
  const top = (await letter.getByText('Winter films', { exact: true }).boundingBox())?.y ?? 0;
  const left = (await letter.locator('body').boundingBox())?.x ?? 0;
  const places = [];
  for (const part of parts) {
    const { x, y, width, height } = (await part.boundingBox())!;
    places.push([x - left, y - top, width, height].map(Math.round));
  }
  return places;
}

scene('four films, two texts and a button are put together', async () => {
  await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
  await button('New newsletter').click();
  await field('Subject').fill('December at Cosmic Artists');
  await field('Heading').fill('Winter films');
  await addText(TEXTS[0]!, 1);
  await add('Film');
  for (const film of FILMS) {
    await page.getByRole('combobox', { name: 'Film to add' }).fill(film);
    await page.getByRole('option', { name: film }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Contents' }).getByText(film).first().waitFor();
  }
  await button('Done').click();
  await addText(TEXTS[1]!, FILMS.length + 2);
  await add('Button');
  await field('What it says').fill('All our films');
  await field('Address').fill(`${server.url}/health`);
  await button('Create').click();
  await page.waitForURL('**/app/table/newsletters');
});

let previewed: Awaited<ReturnType<typeof placesIn>>;

scene('it is looked at as it will be on a phone, and sent to oneself', async () => {
  await page.getByRole('link', { name: 'December at Cosmic Artists' }).click();
  await button('Preview').click();
  const dialog = page.getByRole('dialog', { name: 'The newsletter as it is mailed' });
  await dialog.getByRole('radio', { name: 'Phone' }).click({ force: true });
  previewed = await placesIn(dialog.frameLocator('iframe'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button('Send').click();
  const sending = page.getByRole('dialog', { name: 'Send newsletter' });
  const sent = seen(page, 'newsletter succesfully sent !');
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await sent;
  await until('the mail', () => sink.received[0]);
});

scene('on the phone it looks as it did, its film plays and its button leads where it should', async () => {
  const [mail] = sink.received;
  expect(mail?.to).toEqual(['staff@co.example']);
  const reader = await openOffice(browser, server.url, {
    viewport: { width: PHONE, height: 812 },
    isMobile: true,
    hasTouch: true,
  });
  const address = await openMailProgram(String(mail?.parsed.html));
  const open = () => reader.goto(address);
  await open();
  if (process.env['LOOK'])
    await reader.screenshot({ path: `${process.env['LOOK']}/mail-phone.png`, fullPage: true });
  const places = await placesIn(reader);
  expect(places).toEqual(previewed);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  const [film = ''] = FILMS;
  const watched = await reader.getByRole('link', { name: film, exact: true }).last().getAttribute('href');
  await reader.goto(watched ?? '');
  const video = reader.locator('video');
  await until('the film', () =>
    video.evaluate((element) => ((element as HTMLVideoElement).duration > 0 ? true : undefined)),
  );
  await open();
  const all = await reader.getByRole('link', { name: 'All our films' }).getAttribute('href');
  expect(all).toBe(`${server.url}/health`);
  await open();
  const inBrowser = await reader.getByRole('link', { name: 'Read in the browser' }).getAttribute('href');
  // The same machine under another name than PUBLIC_URL's.
  await reader.goto((inBrowser ?? '').replace('127.0.0.1', 'localhost'));
  await picturesShownIn(reader);
  await reader.context().close();
});
