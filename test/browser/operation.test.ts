import { violations } from '../tools/axe';
import { catalogueOf } from '../tools/catalogue';
import { openOffice, signIn } from '../tools/page';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';

/** How an administrator sees that the server is well, that something failed, and that it is gone. */

onStage();

const judged = async () => expect(await violations(page)).toEqual([]);

scene('an administrator finds that all is well, and how calls were answered', async () => {
  await signIn(page, 'admin@co.example');
  await page.getByRole('link', { name: 'Operation', exact: true }).click();
  await page.getByText('All is well').waitFor();
  await page.getByRole('heading', { name: 'Disk' }).waitFor();
  const call = page.getByRole('row').filter({ hasText: 'talents.list' });
  await call.getByRole('img', { name: 'within 100 ms' }).waitFor();
  await judged();
});

scene('what failed is told by itself, with the way there', async () => {
  const catalogue = catalogueOf(server);
  catalogue.exec(
    `update encoding_jobs set status = 'failed' where process_id in (select process_id from encoding_jobs limit 2)`,
  );
  catalogue.close();
  const note = page.getByRole('status').filter({ hasText: 'Needs a look' });
  await note.getByText('2 films were not encoded.').waitFor();
  await judged();
  await note.getByRole('link', { name: 'Films to encode' }).click();
  await page.waitForURL('**/app/page/checkfilms');
});

scene('while the server is away the last figures stand, and it is said', async () => {
  await page.getByRole('link', { name: 'Operation', exact: true }).click();
  await page.getByRole('heading', { name: 'Disk' }).waitFor();
  await server.kill();
  await page.getByText('The figures could not be loaded again').waitFor();
  await judged();
  await server.restart();
  await page.getByText('The figures could not be loaded again').waitFor({ state: 'detached' });
});

scene('nobody else has the page', async () => {
  const other = await openOffice(browser, server.url);
  await signIn(other);
  expect(await other.getByRole('link', { name: 'Operation', exact: true }).count()).toBe(0);
  await other.goto('/app/page/operation');
  await other.getByRole('heading', { name: 'This page is for administrators' }).waitFor();
  await other.context().close();
  expect(faults).toEqual([]);
});
