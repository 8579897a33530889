import { addCrowd } from '../tools/crowd';
import { openOffice } from '../tools/page';
import { findInPalette } from '../tools/palette';
import { browser, onStage, page, scene, server, turnTo } from '../tools/stage';
import { type Question, weighSignIn, weight } from '../tools/weighSignIn';

/** What a sign-in asks for does not grow with the agency. */
const MANY = 10_000;

onStage();

scene('a sign-in at an agency of 10,000 talents weighs what it weighs at one of thirteen', async () => {
  const { questions: small } = await weighSignIn(page);
  addCrowd(server, MANY);
  turnTo(await openOffice(browser, server.url));
  const { questions: large } = await weighSignIn(page);
  expect(large.map(({ path }) => path).toSorted()).toEqual(small.map(({ path }) => path).toSorted());
  expect(weight(large)).toBeLessThan(weight(small) * 1.1);
  const isAskedWhole = ({ path, asked }: Question) =>
    (path === 'getTalents.php' && !asked.has('TEC_IDS')) ||
    (path === 'getAllAgencyFilms.php' && !asked.has('FILM_IDS'));
  expect(large.filter(isAskedWhole)).toEqual([]);
  await page.getByRole('link', { name: 'All talents' }).getByText('10,013', { exact: true }).waitFor();
});

scene('a talent whom the office does not know is found as one types, and the page opens', async () => {
  await findInPalette(page, 'crowd07777', 'Zz Crowd07777');
  await page.getByRole('heading', { level: 1, name: 'Zz Crowd07777' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Zz Crowd07777' }).waitFor();
});

scene('Enter pressed before the server has answered goes to who is found', async () => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('zz crowd04242');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Zz Crowd04242' }).waitFor();
});

scene('an address of nobody says so', async () => {
  await page.goto('/app/page/talent/nobody');
  await page.getByRole('heading', { level: 1, name: 'There is no talent here' }).waitFor();
});
