import { catalogueOf } from '../tools/catalogue';
import { tabTo } from '../tools/focus';
import { signIn } from '../tools/page';
import { onStage, page, scene, server } from '../tools/stage';

/** Five thousand films beside the demo's 39: only what is looked at is asked for. */
const MANY = 5_000;

onStage();

/** Puts so many films of nobody into the demo agency's catalogue at once: Zz Film 00000 and so on. */
function addFilms(): void {
  const catalogue = catalogueOf(server);
  catalogue.exec(`
    insert into films (film_id, number, title, title_folded, title_order, director, producer, year, format, notes, tags,
      cluster_path, thumbnail_count, chosen_thumbnail, own_thumbnail, checked, file_name, duration, created_at)
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${MANY - 1}),
      named(i, title) as (select i, 'Zz Film ' || printf('%05d', i) from n)
    select 'many' || i, 1000 + i, title, lower(title), lower(title), '', '', '', '', '', '[]',
      '', 0, 0, 0, 1, '', 0, '2026-01-01T00:00:00.000Z' from named`);
  catalogue.close();
}

const row = (title: string) => page.getByRole('row', { name: title });
const search = () => page.getByRole('searchbox', { name: 'Search title, director, talent' });
const asked: string[] = [];

beforeAll(async () => {
  addFilms();
  await signIn(page);
  page.on('request', (request) => {
    const script = new URL(request.url()).pathname.replace(/.*\//, '');
    const isWhole = script === 'getAllAgencyFilms.php' && !request.postData()?.includes('FILM_IDS');
    if (script === 'GetAgencyFilmWindow.php' || isWhole) asked.push(script);
  });
  await page.getByRole('link', { name: 'All films' }).click();
  await page.getByText('5,039 films').waitFor();
});

scene('the last row is gone to at once, without those between', async () => {
  await page.getByLabel('Rows per page').selectOption('All');
  await tabTo(page.getByRole('table').getByRole('link').first());
  await page.keyboard.press('End');
  await row('Zz Film 04999').waitFor();
  expect(asked).not.toContain('getAllAgencyFilms.php');
  expect(asked.length).toBeLessThan(6);
});

scene('what is typed is found among all, and those that are sorted are all', async () => {
  await search().fill('04242 film');
  await page.getByText('1 of 5,039 films').waitFor();
  await row('Zz Film 04242').waitFor();
  await search().fill('');
  await page.getByText('5,039 films').waitFor();
  await page.getByRole('button', { name: 'Film', exact: true }).click();
  await row('Zz Film').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Film', exact: true }).click();
  await row('Zz Film 04999').waitFor();
});

scene('all are chosen, though few are known', async () => {
  await search().fill('zz film');
  await page.getByText('5,000 of 5,039 films').waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).click({ force: true });
  await page.getByText('5,000 selected').waitFor();
  await page.keyboard.press('Escape');
});

scene('Back from a film finds the list as it was left', async () => {
  await search().fill('pluie');
  await row('Pluie sur Belleville').getByRole('link', { name: 'Éloïse Garnier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Éloïse Garnier' }).waitFor();
  await page.goBack();
  await row('Pluie sur Belleville').waitFor();
  expect(await search().inputValue()).toBe('pluie');
});
