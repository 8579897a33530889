import type { Page } from 'playwright-core';
import { withFolder } from './filmPage';
import { officeOpened, openTalent, submitSignIn } from './page';
import type { Scenario } from './scenario';

const TALENT = 'Éloïse Garnier';
/** The requests that carry a film's bytes. */
export const BYTES = '**/mediabank/files/**';

export const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'New film' });
export const trayOf = (page: Page) => page.getByRole('region', { name: 'Uploads' });

export async function atTheSheet(page: Page): Promise<void> {
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, TALENT);
  await openSheet(page);
}

export async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add film' }).click();
  await sheetOf(page).getByRole('button', { name: 'Create film' }).waitFor();
}

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

export const choose = (page: Page, file: Chosen) => sheetOf(page).getByLabel('Film file').setInputFiles(file);

export async function create(page: Page, title = 'Harbour at night'): Promise<void> {
  await sheetOf(page)
    .getByLabel(/^Title/)
    .fill(title);
  await sheetOf(page).getByRole('button', { name: 'Create film' }).click();
  await sheetOf(page).waitFor({ state: 'detached' });
}

export const isReady = (page: Page) => trayOf(page).getByText('Ready to play').waitFor();

export const scene = (name: string, act: Parameters<typeof withFolder>[0]): Scenario => ({
  name,
  run: withFolder(act),
});

/** Lets no byte through until the returned function is called. */
export async function held(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(BYTES, async (route) => {
    if (route.request().method() === 'PATCH') await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(BYTES);
  };
}

/** Cancels an upload whose file is on its way: asked whether that is meant, it is. */
export async function cancelRunning(page: Page, name: string): Promise<void> {
  await trayOf(page)
    .getByRole('button', { name: `Cancel the upload of ${name}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the upload', exact: true }).click();
}
