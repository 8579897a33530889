import type { Browser, Locator, Page } from 'playwright-core';
import { violations } from '../tools/axe';
import { catalogueOf } from '../tools/catalogue';
import { launchChromium } from '../tools/chromium';
import {
  openOffice,
  openReel,
  openTalent,
  reelsOf,
  scene as sceneOn,
  signIn,
  STAFF,
  submitSignIn,
} from '../tools/page';
import { type RunningServer, startServer } from '../tools/server';

/** Every screen and dialog as axe judges it: contrast, names and roles (WCAG 2.2 AA), in light and dark. */
const TALENT = 'Éloïse Garnier';
const REEL = 'Showreel';
const CLIENT = 'client@halden.example';

let server: RunningServer;
let browser: Browser;
let page: Page;

const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => page, run);

beforeAll(async () => {
  server = await startServer();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each(['light', 'dark'] as const)('in %s colours nothing is hard to see or name:', (colorScheme) => {
  beforeAll(async () => {
    page = await openOffice(browser, server.url, { colorScheme });
  });
  afterAll(() => page.context().close());

  const close = () => page.keyboard.press('Escape');
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const judged = (name: string, open: () => Promise<void>, leave?: () => Promise<void>) =>
    scene(name, async () => {
      await open();
      const found = await violations(page);
      await leave?.();
      expect(found).toEqual([]);
    });
  const judgedDialog = (name: string, open: () => Promise<Locator>) => {
    let opened: Locator;
    judged(
      name,
      async () => {
        opened = await open();
        await opened.waitFor();
      },
      async () => {
        await close();
        await opened.waitFor({ state: 'detached' });
      },
    );
  };
  const at = (path: string) => async () => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  judged('sign-in', async () => {
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });
  judged('sign-in with fields missing', () =>
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  );
  judgedDialog('sign-in refused', async () => {
    await submitSignIn(page, STAFF, 'not-the-password');
    return page.getByRole('alertdialog');
  });
  judged('dashboard', async () => {
    await signIn(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  judged('talents', async () => {
    await page.getByRole('link', { name: 'All talents' }).click();
    await page.getByRole('table').getByRole('row').nth(5).waitFor();
  });
  judgedDialog('new talent', async () => {
    await press('Add new talent');
    return dialog('Add new talent');
  });
  judgedDialog('delete a talent', async () => {
    await press(`Delete ${TALENT}`);
    return page.getByRole('alertdialog');
  });
  judged('talents in pages, one deleted', async () => {
    await page.getByLabel('Rows per page').selectOption('5');
    await press(/^Delete Idris/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });
  judged(
    'trash',
    async () => {
      await page.getByRole('link', { name: 'Trash', exact: true }).click();
      await page.getByRole('button', { name: /^Restore “Idris/ }).waitFor();
    },
    async () => {
      await press(/^Restore “Idris/);
      await page.getByText('The trash is empty').waitFor();
    },
  );
  judged('talent page with reels', () => openTalent(page, TALENT));
  judgedDialog('film sheet', async () => {
    await press('Add film');
    return dialog('New film');
  });
  judgedDialog('film sheet with parts missing', async () => {
    await press('Add film');
    await press('Create film');
    await page.getByText("Enter the film's title.").waitFor();
    return dialog('New film');
  });
  judgedDialog('new reel', async () => {
    await press('New reel');
    return dialog('New reel');
  });
  judgedDialog('delete a reel', async () => {
    await press(`Delete reel “${REEL}”`);
    return page.getByRole('alertdialog');
  });
  judged('reel detail', () => openReel(page, REEL));
  judgedDialog('add films', async () => {
    await press('Add films');
    return dialog(/^Add films to/);
  });
  judgedDialog('send reel', async () => {
    await press(/^Send reel/);
    return dialog('Send reel');
  });
  judgedDialog('reel kept in the outbox', async () => {
    await press(/^Send reel/);
    await page.getByRole('textbox', { name: 'To' }).first().fill(CLIENT);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Kept in the outbox, not sent').waitFor();
    return dialog('Send reel');
  });
  judged('player with its list', async () => {
    await reelsOf(page).getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Films of this reel' }).click();
    await page.getByRole('button', { name: 'Films of this reel', expanded: true }).waitFor();
  });
  judgedDialog('player', async () => {
    await close();
    await page.getByRole('button', { name: 'Films of this reel', expanded: false }).waitFor();
    return dialog(/^Player: /);
  });
  judgedDialog('find a talent, a film, a reel or a page', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a');
    return dialog('Find a talent, a film, a reel or a page');
  });
  judgedDialog('menu of the person', async () => {
    await press(/account and settings/);
    return page.getByRole('menu').first();
  });
  judgedDialog('sign out everywhere', async () => {
    await press(/account and settings/);
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
    return page.getByRole('alertdialog');
  });
  judged('outbox', async () => {
    await page.getByRole('link', { name: 'Outbox', exact: true }).click();
    await page.getByText(CLIENT).first().waitFor();
  });
  judgedDialog('a mail', async () => {
    await press(`Read the mail to ${CLIENT}`);
    await page.getByRole('tab', { name: 'As it looks' }).waitFor();
    return page.getByRole('dialog');
  });
  judged('profile', at('/app/page/profile'));
  judged('choice of the special client', at('/cosmic-redirect'));
  judged('no such page', at('/nowhere'));
  judged('maintenance', at('/maintenance'));
  judged('fault', at('/500'));
  judged('no such talent', async () => {
    await page.goto('/app/page/talent/nobody');
    await page.getByText('There is no talent here').waitFor();
  });
  judged('narrow window: talent page', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto('/app/table/talents/all');
    await page.getByRole('link', { name: TALENT }).click();
    await page.getByRole('heading', { level: 1, name: TALENT }).waitFor();
  });
  judged('public reel page', async () => {
    await page.goto(`/reel/${openReelId()}`);
    await page.getByRole('navigation', { name: 'Films' }).waitFor();
  });
  judged('public reel that is off', at('/reel/none'));
});

/** The id of a reel whose link can be opened. */
function openReelId(): string {
  const catalogue = catalogueOf(server);
  const row = catalogue.prepare('select reel_id as id from reels where online = 1').get() as { id: string };
  catalogue.close();
  return row.id;
}
