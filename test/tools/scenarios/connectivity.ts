import { signIn } from '../page';
import type { Scenario } from '../scenario';

export const about = ['connectivity', 'connectionBack'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'server-away-and-back',
    async run(page, _context, { server }) {
      await signIn(page);
      await server.kill();
      await page.getByText('Server not reached', { exact: true }).waitFor();
      await server.restart();
      const back = page.getByText('Connected again', { exact: true });
      await back.waitFor();
      await back.waitFor({ state: 'detached' });
    },
  },
];
