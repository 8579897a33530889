import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { signIn as signInElsewhere } from '../server/faults/client';
import { asked, nextHeld } from '../tools/calls';
import { disguised, makeFilm } from '../tools/films';
import {
  answered,
  createFilm,
  detailOpened,
  filmsOnBecome,
  NEIGHBOUR,
  officeOpened,
  openOffice,
  openReel,
  openTalent,
  PASSWORD,
  playsOn,
  reelsOf,
  signIn,
  STAFF,
  submitSignIn,
} from '../tools/page';
import { seen } from '../tools/seen';
import { browser, folder, onStage, page, scene, server, sink } from '../tools/stage';
import { until } from '../tools/until';
import { held } from '../tools/uploadSheet';

/** What goes wrong around the main job, and what a person sees and can do about it. */
const REEL = 'Showreel';
const FILMS = ['Nocturne pour une autoroute', 'Pluie sur Belleville', 'Cobalt & Rose'] as const;
const [nocturne, pluie, cobalt] = FILMS;

onStage({ mails: true });

const orderSaved = () => answered(page, 'Update_FILMS_IN_REEL_ORDER.php');

async function moveDown(title: string): Promise<void> {
  const handle = reelsOf(page).getByRole('button', { name: `Move “${title}”`, exact: true });
  await handle.press('Space');
  await handle.press('ArrowDown');
  await handle.press('Space');
}

scene('a start that breaks off leaves no empty page: it says so, and a reload starts', async () => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const cut = await context.newPage();
  await cut.route(`${server.url}/assets/**/*.js`, (route) => route.abort('connectionreset'));
  await cut.goto(server.url);
  const reload = cut.getByRole('link', { name: 'reload the page' });
  await reload.waitFor();
  await cut.unroute(`${server.url}/assets/**/*.js`);
  await reload.click();
  await cut.getByLabel('Login', { exact: true }).waitFor();
  await context.close();
});

scene('what is opened for the first time without a connection opens once there is one', async () => {
  const office = await openOffice(browser, server.url);
  await signIn(office);
  await openTalent(office, 'Éloïse Garnier');
  await openReel(office, REEL);
  await office.context().setOffline(true);
  await reelsOf(office).getByRole('button', { name: 'Send reel' }).click();
  await office.context().setOffline(false);
  const dialog = office.getByRole('dialog', { name: 'Send reel' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.context().setOffline(true);
  await office.getByRole('link', { name: 'Trash' }).click();
  expect(await reelsOf(office).isVisible()).toBe(true);
  await office.context().setOffline(false);
  await office.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
  await office.context().close();
});

scene('a wrong password is told in an alert, then beside it until something is typed', async () => {
  await submitSignIn(page, STAFF, 'not-the-password');
  const alert = page.getByRole('alertdialog');
  expect((await alert.locator('p').first().textContent())?.trim()).not.toBe('');
  await alert.getByRole('button', { name: 'OK' }).click();
  await alert.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Login', { exact: true }).inputValue()).toBe(STAFF);
  expect(new URL(page.url()).pathname).toBe('/signin');
  const beside = page.getByRole('status').getByText('The login or the password is not right.');
  await beside.waitFor();
  await page.getByLabel('Password', { exact: true }).press('End');
  await page.keyboard.type('!');
  await beside.waitFor({ state: 'detached' });
  await submitSignIn(page);
  await officeOpened(page);
});

scene("another agency's talent is not found by its address", async () => {
  const neighbour = await openOffice(browser, server.url);
  await submitSignIn(neighbour, NEIGHBOUR);
  await neighbour.waitForURL('**/cosmic-redirect');
  await neighbour.getByRole('button', { name: 'Classic interface' }).click();
  await officeOpened(neighbour);
  await neighbour.getByRole('link', { name: 'All talents' }).click();
  await neighbour.getByRole('table').getByRole('link').first().click();
  await neighbour.waitForURL(/\/talent\//);
  const { pathname } = new URL(neighbour.url());
  const name = (await neighbour.getByRole('article').getByRole('heading', { level: 1 }).textContent()) ?? '';
  await neighbour.context().close();

  await page.goto(pathname);
  await page.getByText('There is no talent here').waitFor();
  expect(await page.getByText(name, { exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to all talents' }).click();
  await page.getByRole('table').waitFor();
});

scene('a session that ends in the middle: sign in again in place, and the change goes on', async () => {
  await openTalent(page, 'Éloïse Garnier');
  await openReel(page, REEL);
  await filmsOnBecome(page, REEL, FILMS);
  // An office gives a call up in time: none is held while another one is opened.
  const elsewhere = await signInElsewhere(server.url);
  const release = await nextHeld(page, 'Update_FILMS_IN_REEL_ORDER.php');
  const isAsked = asked(page, 'Update_FILMS_IN_REEL_ORDER.php');
  await moveDown(nocturne);
  await isAsked;
  await elsewhere.call('session.signOut', { everywhere: true });
  release();
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('Update_FILMS_IN_REEL_ORDER.php') && response.ok(),
  );
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await saved;
  await dialog.waitFor({ state: 'detached' });
  await filmsOnBecome(page, REEL, [pluie, nocturne, cobalt]);
  await page.reload();
  await detailOpened(page, REEL);
  await filmsOnBecome(page, REEL, [pluie, nocturne, cobalt]);
});

scene('without a connection an order is not lost in silence: it is told, and tried again', async () => {
  await page.context().setOffline(true);
  await moveDown(pluie);
  const told = reelsOf(page)
    .getByRole('alert')
    .filter({ hasText: 'It is not known whether everything was saved' });
  await told.getByText('It is not known whether the order of the films was saved.').waitFor();
  await page.context().setOffline(false);
  const saved = orderSaved();
  await told.getByRole('button', { name: 'Try again' }).click();
  await saved;
  await told.waitFor({ state: 'detached' });
  await filmsOnBecome(page, REEL, [nocturne, pluie, cobalt]);
  await page.reload();
  await detailOpened(page, REEL);
  await filmsOnBecome(page, REEL, [nocturne, pluie, cobalt]);
});

scene('a text file named .mp4 does not become a film, and the office says why', async () => {
  const file = join(folder, 'attached.mp4');
  await writeFile(file, disguised.text());
  // A file that is refused already makes no film.
  const release = await held(page);
  await createFilm(page, file, 'Not a film');
  await release();
  const why = 'This file is not a film. Upload another file.';
  await page.getByRole('region', { name: 'Uploads' }).getByText(why).waitFor();
  const card = page
    .getByRole('region', { name: 'Films', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Not a film' });
  await card.getByText(why).waitFor();
  expect(await card.getByRole('button', { name: 'Play Not a film' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Take attached.mp4 off the list' }).click();
});

scene('an upload outlives the death of the server and arrives byte for byte', async () => {
  const options = { seconds: 5, size: '1280x720', extra: ['-q:v', '1', '-b:v', '60M', '-maxrate', '60M'] };
  const file = await makeFilm(folder, 'mpg', options);
  const network = await page.context().newCDPSession(page);
  const slowly = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await slowly(2_000_000);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  await createFilm(page, file, 'Kept');
  const part = await until('a part of the film at the server', () =>
    uploadsAtServer().find((path) => path.endsWith('.part') && statSync(path).size > 4_000_000),
  );
  await server.kill();
  const reached = statSync(part).size;
  expect(reached).toBeLessThan(statSync(file).size);
  await page.getByRole('region', { name: 'Uploads' }).getByText('waiting for the connection').waitFor();
  await server.restart();
  await slowly(-1);
  const whole = await until('the whole film at the server', () =>
    uploadsAtServer().find((path) => path === part.replace(/\.part$/, '')),
  );
  expect(await hashOf(whole)).toBe(await hashOf(file));
  expect(offsets.at(-1)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Play Kept', exact: true }).click();
  await playsOn(page);
  await page.getByRole('button', { name: 'Close the player' }).click();
});

scene(
  'a server that dies while it hands a mail over sends nothing twice and says it does not know',
  async () => {
    sink.next('hold');
    const before = sink.texts();
    await sendReel('first@client.example');
    await until('the text of the mail at the mail server', () => sink.texts() > before || undefined);
    await server.kill();
    await server.restart();
    await page.getByRole('link', { name: 'Outbox' }).click();
    const mailTo = (recipient: string) =>
      page.getByRole('table', { name: 'Outbox' }).getByRole('row').filter({ hasText: recipient });
    const lost = mailTo('first@client.example');
    await lost.getByText('Uncertain', { exact: true }).waitFor();
    await lost.getByText('it may have arrived').waitFor();

    await openTalent(page, 'Éloïse Garnier');
    await sendReel('second@client.example');
    await until('the second mail', () => sink.received[0]);
    expect(sink.received.map(({ to }) => to)).toEqual([['second@client.example']]);
    expect(sink.texts()).toBe(before + 2);

    await page.getByRole('link', { name: 'Outbox' }).click();
    await mailTo('second@client.example').getByText('Sent', { exact: true }).waitFor();
    await lost.getByRole('button', { name: 'Send again to first@client.example' }).click();
    await lost.getByText('Sent', { exact: true }).waitFor();
    expect(sink.received.map(({ to }) => to)).toEqual([['second@client.example'], ['first@client.example']]);
  },
);

async function sendReel(recipient: string): Promise<void> {
  await reelsOf(page)
    .getByRole('button', { name: /^Send reel/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Send reel' });
  await dialog.getByRole('textbox', { name: 'To' }).first().fill(recipient);
  const sent = seen(page, 'reel succesfully sent !');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await sent;
  await dialog.waitFor({ state: 'detached' });
}

/** The files below an `uploads` folder of any agency, absolute. */
function uploadsAtServer(): string[] {
  return readdirSync(server.dataFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)uploads\/[^/]+$/.test(path))
    .map((path) => join(server.dataFolder, path));
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
