import { addCrowd } from '../tools/crowd';
import { tabTo } from '../tools/focus';
import { signIn } from '../tools/page';
import { onStage, page, scene, server } from '../tools/stage';
import { until } from '../tools/until';

/** Ten thousand talents beside the demo's thirteen: fewer than 2,000 nodes in the page whatever the list's length. */
const MANY = 10_000;
const DEMO = 13;

onStage();
beforeAll(async () => {
  addCrowd(server, MANY);
  await signIn(page);
});

const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);

scene('keeps the page small, at its start and at its end', async () => {
  await page.getByRole('link', { name: 'All talents' }).click();
  await page
    .getByText(`${(MANY + DEMO).toLocaleString('en')} talents`)
    .first()
    .waitFor();
  expect(await nodes()).toBeLessThan(2_000);
  await tabTo(page.getByRole('table').getByRole('link').first());
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Zz Crowd09999' }).waitFor();
  expect(await nodes()).toBeLessThan(2_000);
});

scene('is searched without waiting for Enter', async () => {
  await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill('crowd0777');
  await page.getByText(/^10 of /).waitFor();
  expect(await nodes()).toBeLessThan(2_000);
});

scene('is printed with every row that was found, in black on white, without what surrounds it', async () => {
  await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill('crowd077');
  await page.getByText(/^100 of /).waitFor();
  const rows = page.getByRole('table').getByRole('row');
  const onScreen = await rows.count();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(onScreen).toBeLessThan(100);
  expect(await rows.count()).toBe(101);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  // A row that is drawn anew meanwhile has no colour at all.
  const color = () => rows.last().evaluate((row) => getComputedStyle(row).color);
  await until('the last row in black', async () => (await color()) === 'rgb(0, 0, 0)' || undefined);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await until('the rows of a screen', async () => (await rows.count()) === onScreen || undefined);
});

scene(
  'a talent is printed with the titles of the films, on white, without the picture behind the name',
  async () => {
    await page.getByRole('searchbox', { name: 'Search name, city, profession' }).fill('éloïse garnier');
    await page.getByRole('link', { name: 'Éloïse Garnier' }).click();
    const title = page.getByRole('heading', { name: 'Nocturne pour une autoroute' }).getByRole('button');
    await title.waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await title.isVisible()).toBe(true);
    expect(await page.locator('.talent-backdrop').isVisible()).toBe(false);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  },
);
