import { readFileSync } from 'node:fs';
import { dropFile, dropFiles } from '../tools/dropped';
import { makeFilm } from '../tools/films';
import { openSection, openTalent, STAFF } from '../tools/page';
import { aPdf } from '../tools/papers';
import { folder, onStage, page, scene } from '../tools/stage';
import { create, isReady, sheetOf, trayOf } from '../tools/uploadSheet';

/** Files from the desktop: on a talent's page they start New film, one after the other; beside every zone nothing is left. */
const TALENT = 'Éloïse Garnier';

onStage({ login: STAFF });

const films = async () => {
  const bytes = readFileSync(await makeFilm(folder, 'mp4'));
  return ['Harbour_at_night.mp4', 'The return.mp4'].map((name) => ({ name, type: 'video/mp4', bytes }));
};
const titled = (name: string) =>
  page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>('[role=dialog] input[name=title]')?.value === value,
    name,
  );

scene('a drop beside every zone leaves the office where it is', async () => {
  await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true));
  await dropFile(page.locator('#content'), 'notes.pdf', 'application/pdf', aPdf());
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true);
});

scene('two films dropped on the name of a talent start New film, titled by the first file', async () => {
  await openTalent(page, TALENT);
  await dropFiles(page.getByRole('heading', { level: 1, name: TALENT }), await films());
  await titled('Harbour at night');
  await sheetOf(page).getByText('One more file makes a film after this one.').waitFor();
  await sheetOf(page).getByRole('button', { name: 'Create film' }).click();
});

scene('then the second, and the list of uploads names each film and its talent', async () => {
  await titled('The return');
  await create(page, 'The return');
  const tray = trayOf(page);
  for (const name of ['Harbour at night', 'The return'])
    await tray.getByText(`${name} · ${TALENT}`).waitFor();
  await isReady(page);
});

scene(
  'in every section of the talent a film is a new film, and what is none goes where it is dropped',
  async () => {
    await openSection(page, 'Record');
    const resume = page.getByRole('region', { name: 'Resume', exact: true });
    await dropFile(resume, 'CV.pdf', 'application/pdf', aPdf());
    await resume.getByRole('link', { name: 'CV.pdf' }).waitFor();
    const [film] = await films();
    if (film) await dropFiles(page.getByRole('heading', { level: 1, name: TALENT }), [film]);
    await titled('Harbour at night');
  },
);
