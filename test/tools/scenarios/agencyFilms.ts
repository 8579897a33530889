import type { Page, Route } from 'playwright-core';
import { cardOf, FILM, refuseOnce, TALENT } from '../filmPage';
import { officeOpened, submitSignIn } from '../page';
import type { Scenario } from '../scenario';

/** A backend of the agency's own knows of no windows. */
const noWindows = (page: Page) =>
  page.route('**/backend/GetAgencyFilmWindow.php', (route) => route.fulfill({ status: 404 }));

/** The agency has its films three times: the demo's are fewer than the list shows at first. */
async function threefold(route: Route): Promise<void> {
  const response = await route.fetch();
  const { FILMS_AGENCY } = (await response.json()) as { FILMS_AGENCY: { FILM_ID: string }[] };
  const again = [1, 2].flatMap((copy) =>
    FILMS_AGENCY.map((film) => ({ ...film, FILM_ID: `${film.FILM_ID}-${copy}` })),
  );
  await route.fulfill({ response, json: { FILMS_AGENCY: [...FILMS_AGENCY, ...again] } });
}

export const about = ['agencyFilmList', 'films', 'filmWindows'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'agency-films-first-fifty-then-all',
    async run(page) {
      await noWindows(page);
      await page.route('**/backend/getAllAgencyFilms.php', threefold);
      await submitSignIn(page);
      await officeOpened(page);
      await page.getByRole('link', { name: 'All films' }).click();
      await page.getByText('1–50 of 117').waitFor();
      await page.getByLabel('Rows per page').selectOption('All');
      await page.getByText('1–50 of 117').waitFor({ state: 'detached' });
      const search = page.getByRole('searchbox', { name: 'Search title, director, talent' });
      await search.fill('cobalt');
      await page.getByText('3 of 117 films').waitFor();
      await search.fill('no such film');
      await page.getByRole('button', { name: 'Clear the search' }).last().click();
      await page.getByText('117 films', { exact: true }).waitFor();
    },
  },
  {
    name: 'agency-films-refused-then-loaded',
    async run(page) {
      await noWindows(page);
      await submitSignIn(page);
      await officeOpened(page);
      await refuseOnce(page, 'getAllAgencyFilms.php', 'error');
      await page.getByRole('link', { name: 'All films' }).click();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await page.getByText('39 films', { exact: true }).waitFor();
    },
  },
  {
    name: 'agency-films-searched',
    async run(page) {
      await submitSignIn(page);
      await officeOpened(page);
      await page.getByRole('link', { name: 'All films' }).click();
      await page.getByRole('searchbox', { name: 'Search title, director, talent' }).fill('eloise cobalt');
      await page.getByRole('button', { name: `Play ${FILM}` }).waitFor();
      await page.getByRole('link', { name: TALENT }).click();
      await cardOf(page).waitFor();
    },
  },
];
