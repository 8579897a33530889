import type { Browser, Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { catalogueOf } from '../tools/catalogue';
import { launchChromium } from '../tools/chromium';
import { openOffice, scene as sceneOn } from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';
import { allStops } from '../tools/stops/allStops';

/**
 * Every screen and dialog as axe judges it, with no rule switched off and of any impact: contrast, names, roles, the order of
 * headings (WCAG 2.2 AA), in light and dark, on a desktop and on a phone.
 */
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

let server: RunningServer;
let browser: Browser;
let page: Page;

const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => page, run);

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser?.close());

const judged = async () => expect(await violations(page)).toEqual([]);

describe.each(['desktop', 'phone'] as const)('on a %s nothing is hard to see or to name:', (size) => {
  beforeAll(async () => {
    server = await startServer();
    page = await openOffice(browser, server.url, { viewport: sizes[size] });
  });
  afterAll(async () => {
    await page?.context().close();
    await server?.stop();
  });

  for (const { name, open, leave } of allStops)
    scene(name, async () => {
      await open(page);
      await judged();
      await leave?.(page);
    });
  scene('public reel page', async () => {
    await page.goto(`/reel/${openReelId()}`);
    await page.getByRole('navigation', { name: 'Films' }).waitFor();
    await judged();
  });
  scene('public reel that is off', async () => {
    await page.goto('/reel/none');
    await page.getByRole('heading').first().waitFor();
    await judged();
  });
});

/** The id of a reel whose link can be opened. */
function openReelId(): string {
  const catalogue = catalogueOf(server);
  const row = catalogue.prepare('select reel_id as id from reels where online = 1').get() as { id: string };
  catalogue.close();
  return row.id;
}
