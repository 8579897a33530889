import { FILM } from '../tools/filmPage';
import { makeFilm } from '../tools/films';
import {
  newReel,
  openOffice,
  openReel,
  openSection,
  openTalent,
  reelsOf,
  signIn,
  STAFF,
} from '../tools/page';
import { browser, folder, onStage, page, scene, server } from '../tools/stage';
import { rowOf, TALENT } from '../tools/talentsList';
import { choose, trayOf } from '../tools/uploadSheet';

/** Back closes what lies over the page, never the page under it; whoever goes back or reloads loses nothing unasked. */

onStage({ login: STAFF });

const dialogOf = (name: string) => page.getByRole('dialog', { name, exact: true });
/** Not `page.goBack`, which waits for the other page. */
const back = () => page.evaluate(() => window.history.back());
const question = () => page.getByRole('alertdialog');
const answer = (name: string) => question().getByRole('button', { name, exact: true }).click();
const toList = async () => {
  await page.getByRole('link', { name: /^All talents/ }).click();
  await rowOf(page, TALENT).waitFor();
};
const atList = () => page.getByRole('heading', { level: 1, name: 'All talents' }).waitFor();
const atTalent = () => page.getByRole('heading', { level: 1, name: TALENT }).waitFor();
const atDashboard = () => page.waitForURL('**/app/dashboard');

const openShowreel = async () => {
  await openTalent(page, TALENT);
  await reelsOf(page).getByRole('tab', { name: 'All reels' }).click();
  await openReel(page, 'Showreel');
};

interface Case {
  readonly dialog: string;
  readonly field: string;
  /** Opens the dialog, at a page that has another one before it. */
  readonly open: () => Promise<void>;
  readonly atPage: () => Promise<void>;
  readonly atPageBefore: () => Promise<void>;
}

const cases: readonly Case[] = [
  {
    dialog: 'Add new talent',
    field: 'First name',
    async open() {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await atDashboard();
      await toList();
      await page.getByRole('button', { name: 'Add new talent' }).click();
    },
    atPage: atList,
    atPageBefore: atDashboard,
  },
  {
    dialog: 'New film',
    field: 'Director',
    async open() {
      await openTalent(page, TALENT);
      await page.getByRole('button', { name: 'Add film', exact: true }).click();
    },
    atPage: atTalent,
    atPageBefore: atList,
  },
  {
    dialog: 'New reel',
    field: 'Reel name',
    async open() {
      await openTalent(page, TALENT);
      await reelsOf(page).getByRole('button', { name: 'New reel' }).click();
    },
    atPage: atTalent,
    atPageBefore: atList,
  },
  {
    dialog: 'Send reel',
    field: 'Heading',
    async open() {
      await openShowreel();
      await reelsOf(page).getByRole('button', { name: 'Send reel', exact: true }).click();
    },
    atPage: atTalent,
    atPageBefore: atList,
  },
];

describe.each(cases)('$dialog', ({ dialog, field, open, atPage, atPageBefore }) => {
  const typed = () => dialogOf(dialog).getByLabel(field);

  scene('with something typed, Back asks first; going on editing keeps it', async () => {
    await open();
    await typed().fill('Half a word');
    await back();
    await answer('Go on editing');
    await question().waitFor({ state: 'detached' });
    expect(await typed().inputValue()).toBe('Half a word');
  });

  scene('the browser asks before a reload', async () => {
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => window.setTimeout(() => window.location.reload()));
    const dialogOfBrowser = await asked;
    expect(dialogOfBrowser.type()).toBe('beforeunload');
    await dialogOfBrowser.dismiss();
    expect(await typed().inputValue()).toBe('Half a word');
  });

  scene('discarding closes it over the page that it stood on, and the next Back goes', async () => {
    await back();
    await answer('Discard');
    await dialogOf(dialog).waitFor({ state: 'detached' });
    await atPage();
    await back();
    await atPageBefore();
    expect(await question().count()).toBe(0);
  });

  scene('with nothing typed, Back closes it and nothing else', async () => {
    await open();
    await typed().waitFor();
    await back();
    await dialogOf(dialog).waitFor({ state: 'detached' });
    await atPage();
    expect(await question().count()).toBe(0);
  });
});

scene('Back closes the list of the player, then the player, then leaves the page', async () => {
  await openShowreel();
  await reelsOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  const player = page.getByRole('dialog', { name: /^Player: / });
  await player.getByRole('button', { name: 'Films of this reel' }).click();
  const films = player.getByRole('navigation', { name: 'Films of this reel' });
  await films.waitFor();
  await back();
  await films.waitFor({ state: 'detached' });
  await back();
  await player.waitFor({ state: 'detached' });
  await atTalent();
  await back();
  await atList();
});

scene(
  'Back takes the film that it closes out of the address, however late the tab is at its entry again',
  async () => {
    const late = await openOffice(browser, server.url);
    await late.evaluate(() => {
      const { history } = window;
      const go = history.go.bind(history);
      history.go = (by) => void window.setTimeout(() => go(by), 500);
    });
    await signIn(late);
    await openTalent(late, TALENT);
    await late.getByRole('button', { name: `Edit ${FILM}`, exact: true }).click();
    await late.getByRole('region', { name: FILM, exact: true }).waitFor();
    await late.waitForURL(/\?film=/);
    await late.evaluate(() => window.history.back());
    await late.getByRole('region', { name: FILM, exact: true }).waitFor({ state: 'detached' });
    await late.waitForURL(({ search }) => search === '');
    await late.getByRole('heading', { level: 1, name: TALENT }).waitFor();
    await late.context().close();
  },
);

scene('Back closes the player also on the first page of a tab, and leaves the office after it', async () => {
  await openTalent(page, TALENT);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const goBack = () => tab.evaluate(() => window.history.back());
  await tab
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  const player = tab.getByRole('dialog', { name: /^Player: / });
  await player.waitFor();
  await goBack();
  await player.waitFor({ state: 'detached' });
  await tab.getByRole('heading', { level: 1, name: TALENT }).waitFor();
  await goBack();
  await tab.waitForURL('about:blank');
  await tab.close();
});

scene('Back and Escape ask about the films that are ticked for a reel', async () => {
  await openShowreel();
  await reelsOf(page).getByRole('button', { name: 'Add films', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Add films/ });
  await dialog.getByRole('checkbox', { disabled: false }).first().press('Space');
  await back();
  await answer('Go on editing');
  await page.keyboard.press('Escape');
  await answer('Go on editing');
  await question().waitFor({ state: 'detached' });
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(0);
  await back();
  await answer('Discard');
  await dialog.waitFor({ state: 'detached' });
  await atTalent();
});

scene('the file of a new film that is discarded by Back goes with its sheet', async () => {
  await openTalent(page, TALENT);
  await page.getByRole('button', { name: 'Add film', exact: true }).click();
  await choose(page, await makeFilm(folder, 'mp4'));
  await trayOf(page).waitFor();
  await back();
  await question().getByText('Discard the sheet and its uploaded file?').waitFor();
  await answer('Discard');
  await dialogOf('New film').waitFor({ state: 'detached' });
  await trayOf(page).waitFor({ state: 'detached' });
  await atTalent();
});

scene('whoever made a reel goes on to another page unasked, also while the dialog fades', async () => {
  const theirs = await openOffice(browser, server.url, { reducedMotion: 'no-preference' });
  await signIn(theirs);
  await openTalent(theirs, TALENT);
  await newReel(theirs, 'Fading');
  await theirs.getByRole('link', { name: /^All talents/ }).click();
  await rowOf(theirs, TALENT).waitFor();
  await theirs.context().close();
});

scene('what is saved while it is asked about is not asked about any more: the person goes on', async () => {
  const theirs = await openOffice(browser, server.url);
  await signIn(theirs);
  await openTalent(theirs, TALENT);
  await openSection(theirs, 'Record');
  await theirs.getByLabel('City', { exact: true }).waitFor();
  await theirs.context().setOffline(true);
  await theirs.getByLabel('City', { exact: true }).fill('Arles');
  await theirs.keyboard.press('Tab');
  await theirs.getByRole('link', { name: /^All talents/ }).click();
  await theirs.getByRole('alertdialog').waitFor();
  await theirs.context().setOffline(false);
  await rowOf(theirs, TALENT).waitFor();
  await theirs.context().close();
});
