import { violations } from '../tools/axe';
import { focused } from '../tools/focus';
import { answered, openTalent, reelsOf, STAFF } from '../tools/page';
import { aPicture, fileNamed } from '../tools/papers';
import { TALENT } from '../tools/reelChanges';
import { seen } from '../tools/seen';
import { faults, onStage, page, scene } from '../tools/stage';
import { until } from '../tools/until';

/** What only a browser shows of a talent's reels: dragging them. Each step stands on the one before. */

onStage({ login: STAFF });
beforeAll(() => openTalent(page, TALENT));

const nodes = () => reelsOf(page).getByRole('group');
const handleOf = (title: string) =>
  reelsOf(page).getByRole('button', { name: `Move “${title}”`, exact: true });

/** Resolves when the reels stand in this order, as they are read. */
async function reelsBecome(titles: readonly string[]): Promise<void> {
  for (const [at, title] of titles.entries())
    await nodes()
      .nth(at)
      .and(page.getByRole('group', { name: title, exact: true }))
      .waitFor();
}

scene('a group and a link are made in dialogs that anybody can use', async () => {
  for (const [kind, label, title] of [
    ['group', 'Group name', 'Cinéma'],
    ['link', 'Link label', 'Vimeo'],
  ] as const) {
    await reelsOf(page)
      .getByRole('button', { name: `New ${kind}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `New ${kind}` });
    await dialog.getByLabel(label).fill(title);
    const create = dialog.getByRole('button', { name: `Create ${kind}` });
    if (kind === 'link') {
      expect(await create.isDisabled()).toBe(true);
      await dialog.getByPlaceholder('Link address (ex : https://)').fill('vimeo.com/123');
    }
    expect(await violations(page)).toEqual([]);
    await create.click();
    await dialog.waitFor({ state: 'detached' });
  }
  await reelsBecome(['Showreel', 'Fiction', 'Music videos', 'Cinéma', 'Vimeo']);
  expect(await violations(page)).toEqual([]);
});

scene('a reel is renamed in its place by keys, and the keyboard stays with it', async () => {
  const rename = (title: string) => reelsOf(page).getByRole('button', { name: `Rename “${title}”` });
  await rename('Fiction').press('Enter');
  const field = reelsOf(page).getByRole('combobox', { name: 'New name of “Fiction”' });
  await focused(field);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('Dawn');
  const saved = seen(page, 'Saved');
  await page.keyboard.press('Enter');
  await saved;
  await focused(rename('Dawn'));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await reelsBecome(['Showreel', 'Fiction', 'Music videos', 'Cinéma', 'Vimeo']);
});

scene('a long name is read on lines of its own, and cut in no letter', async () => {
  const long = 'Longs métrages et séries, 電影作品集, choisis pour Cannes et Biarritz';
  await reelsOf(page).getByRole('button', { name: 'Rename “Fiction”' }).press('Enter');
  await page.keyboard.type(long);
  await page.keyboard.press('Enter');
  const name = reelsOf(page).getByRole('link', { name: long, exact: true }).getByText(long);
  await name.waitFor();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await reelsBecome(['Showreel', 'Fiction', 'Music videos', 'Cinéma', 'Vimeo']);
});

scene(
  'a reel that is moved at once by keys takes the keyboard along, and where it stands is said',
  async () => {
    const down = answered(page, 'Update_REELS_ORDER.php');
    await handleOf('Showreel').press('Alt+ArrowDown');
    await reelsBecome(['Fiction', 'Showreel', 'Music videos', 'Cinéma', 'Vimeo']);
    await focused(handleOf('Showreel'));
    await reelsOf(page).getByRole('status').getByText('“Showreel” at position 2 of 5').waitFor();
    await down;
    await page.keyboard.press('Alt+ArrowUp');
    await reelsBecome(['Showreel', 'Fiction', 'Music videos', 'Cinéma', 'Vimeo']);
    await focused(handleOf('Showreel'));
  },
);

scene(
  'a reel dragged slowly over the others lands in the group, and stands there after a reload',
  async () => {
    const from = await handleOf('Showreel').boundingBox();
    const group = await handleOf('Cinéma').boundingBox();
    if (!from || !group) throw new Error('the reels are not on the screen');
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    const saved = page.waitForResponse(/Update_REELS_ORDER/);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y + 8, { steps: 3 });
    const [toX, toY] = [x + 30, group.y + group.height / 2];
    await page.mouse.move(toX, toY, { steps: 25 });
    let step = 0;
    await until('the place in the group to open', async () => {
      await page.mouse.move(toX + (step++ % 3), toY);
      const left = await page.evaluate(
        () => document.querySelector('.gr-reel-landing')?.getBoundingClientRect().left ?? 0,
      );
      return left > group.x ? true : undefined;
    });
    await page.mouse.up();
    expect(await (await saved).text()).toBe('done_0');
    await reelsBecome(['Fiction', 'Music videos', 'Cinéma', 'Showreel', 'Vimeo']);
    expect(faults).toEqual([]);
    await page.reload();
    await reelsBecome(['Fiction', 'Music videos', 'Cinéma', 'Showreel', 'Vimeo']);
    await reelsOf(page).getByText('1 reel', { exact: true }).waitFor();
  },
);

scene('a poster is made with its picture, changed, and stands on its page for a client', async () => {
  await reelsOf(page).getByRole('button', { name: 'New poster' }).click();
  const dialog = page.getByRole('dialog', { name: 'New poster' });
  const create = dialog.getByRole('button', { name: 'Create poster' });
  await focused(dialog.getByLabel('Poster title'));
  expect(await create.isDisabled()).toBe(true);
  await dialog.getByLabel('Poster title').fill('Festival de Biarritz');
  await dialog.getByPlaceholder('Link address (ex : https://)').fill('javascript:alert(1)');
  expect(await create.isDisabled()).toBe(true);
  await dialog.getByPlaceholder('Link address (ex : https://)').fill('festival.example');
  await dialog.getByLabel('Poster title').click();
  expect(await dialog.getByPlaceholder('Link address (ex : https://)').inputValue()).toBe(
    'https://festival.example',
  );
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles(fileNamed('notes.txt', 'text/plain', Buffer.from('no picture')));
  await dialog.getByText('not a JPEG or PNG').waitFor();
  await file.setInputFiles(fileNamed('biarritz.jpg', 'image/jpeg', await aPicture()));
  await dialog.getByRole('img', { name: 'The picture of the poster' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await create.dblclick();
  await dialog.waitFor({ state: 'detached' });
  expect(await nodes().filter({ hasText: 'Festival de Biarritz' }).count()).toBe(1);

  const edit = reelsOf(page).getByRole('button', { name: 'Edit the poster “Festival de Biarritz”' });
  await edit.press('Enter');
  const form = page.getByRole('dialog', { name: 'Update poster' });
  await form.getByLabel('First line under the title').fill('Official selection');
  await form.getByLabel('First line under the title').press('Enter');
  await form.waitFor({ state: 'detached' });
  await focused(edit);

  const popup = page.waitForEvent('popup');
  await reelsOf(page).getByRole('button', { name: 'Preview “Festival de Biarritz”' }).click();
  const client = await popup;
  await client.getByRole('heading', { name: 'Éloïse Garnier Festival de Biarritz' }).waitFor();
  await client.getByRole('link', { name: /Official selection/ }).waitFor();
  await client.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.poster img')?.naturalWidth === 640,
  );
  expect(await violations(client)).toEqual([]);
  await client.close();
  expect(faults).toEqual([]);
});
