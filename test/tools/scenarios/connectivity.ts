import type { Page } from 'playwright-core';
import { signIn } from '../page';
import type { Scenario } from '../scenario';

const says = (page: Page, text: 'Offline' | 'Server not reached' | 'Connected again') =>
  page.getByText(text, { exact: true }).waitFor();

async function saysBackForAWhile(page: Page): Promise<void> {
  await says(page, 'Connected again');
  await page.getByText('Connected again', { exact: true }).waitFor({ state: 'detached' });
}

/** What the browser believes of its network, also where the server is on the same machine. */
const believes = (page: Page, network: 'offline' | 'online') =>
  page.evaluate((event) => void window.dispatchEvent(new Event(event)), network);

export const about = ['connectivity', 'connectionBack'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'server-away-and-back-also-while-off-line',
    async run(page, context, { server }) {
      await signIn(page);
      // What the lists do once the connection is back, recordings of their own tell.
      await page.route('**/backend/*.php', (route) => route.abort('connectionrefused'));
      await server.kill();
      await says(page, 'Server not reached');
      await context.setOffline(true);
      await says(page, 'Offline');
      await context.setOffline(false);
      await says(page, 'Server not reached');
      await server.restart();
      await saysBackForAWhile(page);

      await believes(page, 'offline');
      await says(page, 'Offline');
      const broken = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/backend/events'),
      );
      await server.kill();
      await broken;
      await believes(page, 'online');
      await says(page, 'Server not reached');
      await believes(page, 'offline');
      await says(page, 'Offline');
      const stream = page.waitForResponse('**/backend/events*');
      await server.restart();
      await stream;
      await believes(page, 'online');
      await saysBackForAWhile(page);
    },
  },
];
