import { nextHeld } from '../calls';
import { filmsOnBecome, newReel, openTalent, reelsOf, signIn } from '../page';
import type { Scenario } from '../scenario';

const REEL = 'Pour Halden';
const FILMS = ['Nocturne pour une autoroute', 'Pluie sur Belleville', 'Cobalt & Rose'] as const;

export const about = ['newReel', 'reelChanges', 'reels', 'reelPanel', 'choosingFilms'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'reel-films-stopped-while-they-are-added-then-the-rest',
    async run(page) {
      await signIn(page);
      await openTalent(page, 'Éloïse Garnier');
      await newReel(page, REEL);
      await reelsOf(page).getByRole('button', { name: 'Add films' }).click();
      const dialog = page.getByRole('dialog', { name: `Add films to “${REEL}”` });
      for (const title of FILMS) await dialog.getByText(title, { exact: true }).click();
      const release = await nextHeld(page, 'AddNewFilmInReel.php');
      await dialog.getByRole('button', { name: 'Add 3 films' }).click();
      await reelsOf(page).getByText('Film 1 of 3').waitFor();
      await reelsOf(page).getByRole('button', { name: 'Stop', exact: true }).click();
      release();
      await reelsOf(page).getByText('1 film was added. Left out:').waitFor();
      await filmsOnBecome(page, REEL, [FILMS[0]]);
      await reelsOf(page).getByRole('button', { name: 'Add the rest' }).click();
      await filmsOnBecome(page, REEL, FILMS);
      await reelsOf(page).getByText('Left out:').waitFor({ state: 'detached' });
    },
  },
];
