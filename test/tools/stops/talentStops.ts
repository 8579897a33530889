import { follow } from '../follow';
import { openReel, reelsOf } from '../page';
import { dialogStop, menuStop, press, questionStop, type Stop } from './stop';
import type { Page } from 'playwright-core';

const TALENT = 'Éloïse Garnier';
const FILM = 'Nocturne pour une autoroute';
const REEL = 'Showreel';
const CLIENT = 'client@halden.example';

/** Films and reels stand beside each other, or one of them at a time where the window is narrow. */
const pane = async (page: Page, name: 'Films' | 'Reels') => {
  const choice = page.getByRole('radio', { name });
  if (await choice.isVisible()) await choice.click({ force: true });
};
const section = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const filmMenu = async (page: Page, item: string | RegExp) => {
  await press(page, `Actions for ${FILM}`);
  await page.getByRole('menuitem', { name: item }).click();
};

const filmStops: readonly Stop[] = [
  {
    name: 'the films of a talent',
    open: async (page) => {
      await follow(page, 'All talents');
      await page.getByRole('table').getByRole('link', { name: TALENT }).click();
      await page.getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  menuStop('menu of a film', (page) => press(page, `Actions for ${FILM}`)),
  menuStop('reels for a film', (page) => press(page, `Add “${FILM}” to a reel`)),
  {
    name: 'a film’s infos beside the list',
    open: async (page) => {
      await press(page, `Edit ${FILM}`);
      await page.getByRole('textbox', { name: 'Director' }).waitFor();
    },
    leave: async (page) => {
      await press(page, 'Close');
      await page.getByRole('textbox', { name: 'Director' }).waitFor({ state: 'detached' });
    },
  },
  dialogStop('film sheet of a film', FILM, (page) => filmMenu(page, /^Edit film/)),
  dialogStop('thumbnails of a film', FILM, async (page) => {
    await filmMenu(page, /^Choose thumbnail/);
    await page.getByText('Upload a picture').waitFor();
  }),
  dialogStop('file of a film', FILM, (page) => filmMenu(page, /^Replace the file/)),
  questionStop('delete a film', async (page) => {
    await filmMenu(page, /^Delete film/);
    await page.getByText(/^It stands on/).waitFor();
  }),
  dialogStop('new film with parts missing', 'New film', async (page) => {
    await press(page, 'Add film');
    await press(page, 'Create film');
    await page.getByText("Enter the film's title.").waitFor();
  }),
  {
    name: 'a file that is no film',
    open: async (page) => {
      await press(page, 'Add film');
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
      await page.getByLabel('Film file').setInputFiles(file);
      await page.getByRole('alertdialog').waitFor();
    },
    leave: async (page) => {
      await press(page.getByRole('alertdialog'), 'OK');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

const reelStops: readonly Stop[] = [
  {
    name: 'the reels of a talent',
    open: async (page) => {
      await pane(page, 'Reels');
      await reelsOf(page).getByRole('link', { name: REEL, exact: true }).waitFor();
    },
  },
  dialogStop('new reel', 'New reel', (page) => press(page, 'New reel')),
  dialogStop('new group', 'New group', (page) => press(page, 'New group')),
  dialogStop('new link', 'New link', (page) => press(page, 'New link')),
  dialogStop('new poster', 'New poster', (page) => press(page, 'New poster')),
  menuStop('what can be done with a reel', (page) => press(page, `More that can be done with “${REEL}”`)),
  dialogStop('a reel made once more', 'Duplicate reel', async (page) => {
    await press(page, `More that can be done with “${REEL}”`);
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  }),
  questionStop('delete a reel', (page) => press(page, `Delete reel “${REEL}”`)),
  {
    name: 'a reel that is renamed',
    open: async (page) => {
      await press(page, `Rename “${REEL}”`);
      await page.getByLabel(`New name of “${REEL}”`).waitFor();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  { name: 'the films of a reel', open: (page) => openReel(page, REEL) },
  dialogStop('add films', /^Add films to/, async (page) => {
    await press(page, 'Add films');
    await page.getByRole('dialog').getByRole('checkbox').nth(3).waitFor({ state: 'attached' });
  }),
  dialogStop('send a reel', 'Send reel', (page) => press(page, 'Send reel')),
  dialogStop('a reel kept in the outbox', 'Send reel', async (page) => {
    await press(page, 'Send reel');
    await page.getByRole('textbox', { name: 'To' }).first().fill(CLIENT);
    await press(page, 'Send');
    await page.getByText('Kept in the outbox, not sent').waitFor();
  }),
  dialogStop('player', /^Player: /, async (page) => {
    await press(reelsOf(page), 'Play');
    await page.locator('video').waitFor();
  }),
  {
    name: 'player with its list',
    open: async (page) => {
      await press(reelsOf(page), 'Play');
      await press(page, 'Films of this reel');
      await page.getByRole('navigation', { name: 'Films of this reel' }).waitFor();
    },
    leave: async (page) => {
      await press(page, 'Close the player');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

const recordStops: readonly Stop[] = [
  {
    name: 'the record of a talent',
    open: async (page) => {
      await section(page, 'Record');
      await page.getByLabel('First name').waitFor();
    },
  },
  dialogStop('films for the profile picture', 'Profile picture', async (page) => {
    await press(page, 'Choose from films…');
    await page.getByRole('dialog').getByRole('button').nth(2).waitFor();
  }),
  dialogStop('pictures of a film', 'Profile picture', async (page) => {
    await press(page, 'Choose from films…');
    await page.getByRole('dialog').getByRole('button', { name: FILM }).click();
    await page.getByText('Another film').waitFor();
  }),
  {
    name: 'the biography of a talent',
    open: async (page) => {
      await section(page, 'Biography');
      await page.getByRole('textbox', { name: 'Biography' }).waitFor();
    },
  },
  {
    name: 'a link for words of the biography',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Biography' }).click();
      await page.keyboard.press('Control+a');
      await press(page, 'Link');
      await page.getByLabel('Address of the link').waitFor();
    },
    leave: async (page) => {
      await page.getByLabel('Address of the link').press('Escape');
      await page.getByLabel('Address of the link').waitFor({ state: 'detached' });
    },
  },
];

const outboxStops: readonly Stop[] = [
  {
    name: 'the outbox with a mail',
    open: async (page) => {
      await follow(page, 'Outbox');
      await page.getByText(CLIENT).first().waitFor();
    },
  },
  {
    name: 'a mail',
    open: async (page) => {
      await press(page, `Read the mail to ${CLIENT}`);
      await page.getByRole('tab', { name: 'As it looks' }).waitFor();
    },
    leave: async (page) => {
      await press(page.getByRole('dialog'), 'Close');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

/** A talent's page and all that opens on it. */
export const talentStops: readonly Stop[] = [...filmStops, ...reelStops, ...recordStops, ...outboxStops];
