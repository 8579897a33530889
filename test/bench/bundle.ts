import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../tools/chromium';
import { signIn } from '../tools/page';
import { startServer } from '../tools/server';
import type { Measured } from './measured';

const office = resolve(__dirname, '../../build/office');

/** Notes every compressed script and style sheet that a page loads; tells how many KiB so far. */
function weigh(page: Page): (kind: '.js' | '.css') => number {
  const loaded = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/assets\/.*\.(js|css)$/.test(pathname)) return;
    if (response.headers()['content-encoding'] !== 'br')
      throw new Error(`${pathname} came without brotli: ${response.headers()['content-encoding']}`);
    loaded.set(pathname, statSync(join(office, `${pathname}.br`)).size);
  });
  return (kind) =>
    [...loaded].reduce((sum, [name, size]) => (name.endsWith(kind) ? sum + size : sum), 0) / 1024;
}

const within = (name: string, kibibytes: number, limit: number): Measured => ({
  name,
  ratio: kibibytes / limit,
  budget: 1,
  plain: `${kibibytes.toFixed(1)} KiB of ${limit}`,
});

/** Keeps the page from ever being idle: what it then fetches ahead, nobody waits for. */
const NEVER_IDLE = 'window.requestIdleCallback = () => 0';

/** What Chromium loads, brotli, until one can sign in, and what the talents list adds for whoever comes back to it. */
export async function run(): Promise<readonly Measured[]> {
  const server = await startServer();
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
    await context.addInitScript(NEVER_IDLE);
    const page = await context.newPage();
    const weight = weigh(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const [scripts, styles] = [weight('.js'), weight('.css')];
    await signIn(page);

    const list = await context.newPage();
    const listWeight = weigh(list);
    await list.goto('/app/table/talents/all');
    await list.getByRole('table').getByRole('link').first().waitFor();
    await list.waitForLoadState('networkidle');
    return [
      within('sign-in screen: scripts', scripts, 135),
      within('sign-in screen: style sheets', styles, 40),
      within('talents list: scripts more', listWeight('.js') - scripts, 90),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
