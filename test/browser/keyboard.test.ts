import type { Locator } from 'playwright-core';
import { makeFilm } from '../tools/films';
import { focused, somewhere, tabTo } from '../tools/focus';
import { answered, detailOpened, filmsOnBecome, officeOpened, PASSWORD, reelsOf, STAFF } from '../tools/page';
import { seen } from '../tools/seen';
import { folder, onStage, page, scene } from '../tools/stage';
import { until } from '../tools/until';

/** The main job without a mouse: Tab, arrows, Space, Enter and Escape. */
const TALENT = 'Éloïse Garnier';
const REEL = 'Showreel';
const FILMS = ['Nocturne pour une autoroute', 'Pluie sur Belleville', 'Cobalt & Rose'] as const;
const [nocturne, pluie, cobalt] = FILMS;
const FILM = 'Marée haute';
const CLIENT = 'client@halden.example';

onStage({ mails: true });

const keyboardIsSomewhere = () =>
  until('the keyboard to be on something', async () => (await somewhere(page)) || undefined);

scene('a person signs in', async () => {
  await focused(page.getByLabel('Login', { exact: true }));
  await page.keyboard.type(STAFF);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await officeOpened(page);
  await keyboardIsSomewhere();
});

scene('finds and opens a talent', async () => {
  await tabTo(page.getByRole('link', { name: 'All talents' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('searchbox', { name: 'Search name, city, profession' }));
  await page.keyboard.type('eloise');
  await page.getByText('1 of 13 talents').waitFor();
  await page.keyboard.press('ArrowDown');
  await focused(page.getByRole('link', { name: TALENT }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: TALENT }).waitFor();
});

scene('makes a film of a file, whose sheet has the keyboard from its title on', async () => {
  const add = page.getByRole('button', { name: 'Add film', exact: true });
  await tabTo(add);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'New film' });
  await focused(sheet.getByLabel(/^Title/));
  await page.keyboard.type(FILM);
  // From now on the browser leaves files to the test; asked as late as the key is pressed, it may open its own window yet.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(sheet.getByRole('button', { name: 'Choose a file…' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await makeFilm(folder, 'mp4'));
  await sheet.getByRole('progressbar').or(sheet.getByText('Ready to play')).first().waitFor();
  await tabTo(sheet.getByRole('button', { name: 'Create film' }));
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 3, name: FILM }).waitFor();
  await focused(add);
});

scene('makes a reel and puts films on it', async () => {
  await tabTo(reelsOf(page).getByRole('button', { name: 'New reel' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New reel' });
  await focused(dialog.getByLabel('Reel name'));
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await detailOpened(page, 'By keys');
  await dialog.waitFor({ state: 'detached' });
  await keyboardIsSomewhere();
  await tabTo(reelsOf(page).getByRole('button', { name: 'Add films' }));
  await page.keyboard.press('Enter');
  const films = page.getByRole('dialog', { name: /^Add films/ });
  await focused(films.getByRole('searchbox'));
  await page.keyboard.type('nocturne');
  await tabTo(films.getByRole('checkbox', { name: nocturne }));
  await page.keyboard.press('Space');
  await tabTo(films.getByRole('button', { name: 'Add 1 film' }));
  await page.keyboard.press('Enter');
  await filmsOnBecome(page, 'By keys', [nocturne]);
  await keyboardIsSomewhere();
  await tabTo(reelsOf(page).getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await reelsOf(page).getByRole('tab', { name: 'All reels', selected: true }).waitFor();
});

scene('orders the films of a reel and hears where each one is', async () => {
  await tabTo(reelsOf(page).getByRole('link', { name: REEL, exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: `Move “${nocturne}”` }));
  const saved = answered(page, 'Update_FILMS_IN_REEL_ORDER.php');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('status').getByText(`“${nocturne}” at position 3 of 3`).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await saved;
  await filmsOnBecome(page, REEL, [pluie, nocturne, cobalt]);
  await focused(page.getByRole('button', { name: `Move “${nocturne}”` }));
});

scene('takes a film and puts it back', async () => {
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await filmsOnBecome(page, REEL, [nocturne, pluie, cobalt]);
  await page.keyboard.press('Escape');
  await filmsOnBecome(page, REEL, [pluie, nocturne, cobalt]);
});

scene('moves a film at once, and the keyboard goes along', async () => {
  const handle = page.getByRole('button', { name: `Move “${pluie}”` });
  await tabTo(handle);
  await page.keyboard.press('Alt+ArrowDown');
  await filmsOnBecome(page, REEL, [nocturne, pluie, cobalt]);
  await focused(handle);
  await page.keyboard.press('Alt+ArrowUp');
  await filmsOnBecome(page, REEL, [pluie, nocturne, cobalt]);
  await focused(handle);
});

scene('opens a menu at its first item, whose ring is shown to the keyboard only', async () => {
  const account = page.getByRole('button', { name: /account and settings/ });
  const first = page.getByRole('menuitem', { name: 'Profile' });
  const ring = () => first.evaluate((item) => getComputedStyle(item).outlineStyle);
  await account.click();
  await focused(first);
  expect(await ring()).toBe('none');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await focused(first);
  expect(await ring()).toBe('solid');
  await page.keyboard.press('Escape');
  await focused(account);
  await page.keyboard.press('Enter');
  await focused(first);
  expect(await ring()).toBe('solid');
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'detached' });
});

scene('plays the reel and comes back to where the focus was', async () => {
  const play = reelsOf(page).getByRole('button', { name: 'Play', exact: true });
  await tabTo(play);
  await page.keyboard.press('Enter');
  const player = page.getByRole('dialog', { name: /^Player: / });
  await player.waitFor();
  await page.keyboard.press('n');
  await player.getByText('Film 2 of 3').waitFor();
  await tabTo(player.getByRole('button', { name: 'Next film' }));
  await page.keyboard.press('Enter');
  await player.getByText('Film 3 of 3').waitFor();
  // The button is off now; the keyboard is still the player's.
  await page.keyboard.press('p');
  await player.getByText('Film 2 of 3').waitFor();
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'detached' });
  await focused(play);
});

scene('sends the reel', async () => {
  const send = reelsOf(page).getByRole('button', { name: 'Send reel', exact: true });
  const middleOf = async (shown: Locator) => {
    const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    return y + height / 2;
  };
  // The two share a line.
  const online = reelsOf(page).getByText('On the site: the link can be opened');
  expect(Math.abs((await middleOf(send)) - (await middleOf(online)))).toBeLessThan(8);
  await tabTo(send);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send reel' });
  await focused(dialog.getByRole('textbox', { name: 'To' }).first());
  await page.keyboard.type(CLIENT);
  const sent = seen(page, 'reel succesfully sent !');
  await page.keyboard.press('Enter');
  await sent;
  await dialog.waitFor({ state: 'detached' });
  await focused(send);
});
