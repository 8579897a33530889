import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { officeOpened, openTalent, submitSignIn } from './page';
import type { Scenario } from './scenario';
import type { RunningServer } from './server';

/** A film of the demo, on two reels of its talent. */
export const TALENT = 'Éloïse Garnier';
export const FILM = 'Cobalt & Rose';

const filmsOf = (page: Page) => page.getByRole('region', { name: 'Films', exact: true });
export const cardOf = (page: Page) => filmsOf(page).getByRole('listitem').filter({ hasText: FILM });
/** Goes to the picture check and says of the picture that was sent last that it is of the film that it was sent for. */
export async function checkLastPicture(page: Page, film: string): Promise<void> {
  await page.getByRole('link', { name: 'Pictures and encoding', exact: true }).click();
  const shown = page.getByRole('region', { name: 'Pictures to check' }).getByRole('img');
  await shown.waitFor();
  const sent = page.getByRole('img', { name: `Picture sent for “${film}”` });
  while ((await sent.count()) === 0) {
    const before = await shown.getAttribute('alt');
    await page.keyboard.press('l');
    await page.waitForFunction((alt) => !document.querySelector(`img[alt="${alt}"]`), before);
  }
  await page.keyboard.press('1');
  await sent.waitFor({ state: 'detached' });
}

/** The sheet of the film, once it is open. */
export const sheetOf = (page: Page) => page.getByRole('dialog', { name: FILM });
export const deletionOf = (page: Page) => page.getByRole('alertdialog', { name: 'Delete film' });
/** One of the film's automatic pictures in its sheet. */
export const picture = (page: Page, number: number) =>
  sheetOf(page).getByRole('radio', { name: `Picture ${number}` });

/** Signs in and opens the talent's page. */
export async function atTheFilm(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, TALENT);
  await cardOf(page).waitFor();
}

/** Chooses from the film's menu. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${FILM}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Gives the open sheet a file: the film's, or its picture. */
export const giveFile = (page: Page, path: string) =>
  sheetOf(page).locator('input[type=file]').setInputFiles(path);

export const encodeAgain = (page: Page) =>
  sheetOf(page).getByRole('button', { name: 'Encode again' }).click();

/** Resolves when the film of the open sheet is encoded. */
export async function encoded(page: Page): Promise<void> {
  await sheetOf(page).getByRole('progressbar').waitFor();
  await sheetOf(page).getByRole('button', { name: 'Encode again' }).waitFor();
}

/** The demo's films have one picture; encoding them with VIGNETTE makes eight. Ends at the thumbnails. */
export async function makeThumbnails(page: Page): Promise<void> {
  await choose(page, 'Encode again…');
  await sheetOf(page).getByText('Make new pictures from the film').click();
  await encodeAgain(page);
  await encoded(page);
  await sheetOf(page).getByRole('tab', { name: 'Thumbnail' }).click();
  await picture(page, 8).waitFor();
}

/** One call of a script is answered with its literal word for a refusal. */
export async function refuseOnce(page: Page, path: string, body: string): Promise<void> {
  const reply = { status: 200, contentType: 'text/plain', body };
  await page.route(`**/backend/${path}`, (route) => route.fulfill(reply), { times: 1 });
}

/** From now on the demo agency's encodings fail by a fault of the server: it cannot make the folder that they need. */
export async function breakEncoder({ dataFolder }: RunningServer): Promise<void> {
  const jobs = join(dataFolder, 'agencies', 'CO', 'jobs');
  await rm(jobs, { recursive: true, force: true });
  await writeFile(jobs, '');
}

/** A scenario that has a folder for its files. */
export const withFolder =
  (act: (page: Page, folder: string, server: RunningServer) => Promise<void>): Scenario['run'] =>
  async (page, _context, { server }) => {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-films-'));
    try {
      await act(page, folder, server);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
