import { violations } from '../tools/axe';
import { openOffice, openTalent, signIn, STAFF } from '../tools/page';
import { TALENT } from '../tools/reelChanges';
import { seen } from '../tools/seen';
import { browser, faults, onStage, page, scene, server } from '../tools/stage';

/** Special reels of the agency and of a talent, from the list to the client's page. Each step stands on the one before. */

onStage({ login: STAFF });

const reels = () => page.getByRole('region', { name: 'Special reels' });
const button = (name: string) => reels().getByRole('button', { name, exact: true });
const field = (name: string) => reels().getByRole('textbox', { name, exact: true });
const handle = (title: string) => button(`Move “${title}”`);
const films = () => reels().getByRole('listitem');
const look = async (name: string) => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
};

async function create(title: string): Promise<void> {
  await button('New special reel').click();
  const dialog = page.getByRole('dialog', { name: 'New special reel' });
  await dialog.getByPlaceholder('enter a reel name').fill(title);
  await look('new');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create reel' }).click();
  await reels().getByRole('tab', { name: title, exact: true, selected: true }).waitFor();
}

scene('the agency’s special reels are listed; a new one opens at once', async () => {
  await page.getByRole('link', { name: 'Special reels', exact: true }).first().click();
  await reels().getByRole('group', { name: 'Advertising 2026', exact: true }).waitFor();
  await look('list');
  expect(await violations(page)).toEqual([]);
  await create('Cannes 2026');
  await page.waitForURL(/\/app\/page\/agencyreels\?reel=/);
  await look('empty');
});

scene('title, headings and sender are saved when they are left, with a check mark', async () => {
  await field('Heading (H1)').fill('In competition');
  const saved = seen(page, 'Saved');
  await field('Heading (H1)').press('Enter');
  await saved;
  await field('Subheading (H2)').fill('Three films');
  await field('Sender mail').fill('festivals@');
  await field('Title').click();
  await reels().getByText('Write an e-mail address such as name@agency.com').waitFor();
  await look('fields');
  expect(await violations(page)).toEqual([]);
  await field('Sender mail').fill('festivals@co.example');
  const senderSaved = page.waitForResponse(
    (response) => response.ok() && /festivals(@|%40)co\.example/.test(response.request().postData() ?? ''),
  );
  await field('Sender mail').press('Enter');
  await senderSaved;
  await page.reload();
  await reels().getByRole('tab', { name: 'Cannes 2026', exact: true, selected: true }).waitFor();
  expect(await field('Subheading (H2)').inputValue()).toBe('Three films');
  expect(await field('Sender mail').inputValue()).toBe('festivals@co.example');
});

scene(
  'films are found by how their titles and talents’ last names start, and put in order by keys',
  async () => {
    await button('Add films').first().click();
    const dialog = page.getByRole('dialog', { name: 'Add films to “Cannes 2026”' });
    const search = dialog.getByRole('searchbox', { name: 'Title or last name starts with' });
    await search.fill('belleville');
    await dialog.getByText('starts with “belleville”').waitFor();
    await search.fill('PLUIE');
    await dialog.getByText('Pluie sur Belleville').click();
    await search.fill('garnier');
    await dialog
      .getByRole('listitem')
      .filter({ hasNot: page.getByText('Pluie') })
      .first()
      .click();
    await look('add');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 2 films' }).click();
    await films().nth(1).waitFor();
    await films().first().getByText('Pluie sur Belleville').waitFor();
    await handle('Pluie sur Belleville').press('Alt+ArrowDown');
    await films().nth(1).getByText('Pluie sur Belleville').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await films().first().getByText('Pluie sur Belleville').waitFor();
    await button('Take “Pluie sur Belleville” off the reel').click();
    await films().nth(1).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await films().nth(1).waitFor();
    await look('detail');
    expect(await violations(page)).toEqual([]);
  },
);

scene('the preview is the reel’s page, by its slug', async () => {
  const popup = page.waitForEvent('popup');
  await button('Preview “Cannes 2026”').click();
  const preview = await popup;
  await preview.waitForURL('**/reel/cannes_2026');
  await preview.getByRole('heading', { name: 'In competition' }).waitFor();
  await preview.getByText('Three films', { exact: true }).waitFor();
  await preview.close();
});

scene('it is shared by mail, once the recipient is an address, and answers go to its sender', async () => {
  await reels().getByText('Answers go to this address when the reel is shared.').waitFor();
  await button('Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  expect(await dialog.getByRole('textbox', { name: /^Answers go to/ }).inputValue()).toBe(
    'festivals@co.example',
  );
  const send = dialog.getByRole('button', { name: 'Send', exact: true });
  await dialog.getByRole('textbox', { name: /^To/ }).fill('client@');
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: /^To/ }).fill('client@brand.example');
  await look('share');
  expect(await violations(page)).toEqual([]);
  await send.click();
  await dialog
    .getByText(/outbox/i)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
});

scene('in the list it is switched off, moved, deleted and brought back', async () => {
  await reels().getByRole('tab', { name: 'All reels' }).click();
  const node = reels().getByRole('group', { name: 'Cannes 2026', exact: true });
  await node.getByText('2 films').waitFor();
  await node.getByRole('checkbox').press('Space');
  await page.getByText('“Cannes 2026” is off the site.').waitFor();
  await handle('Cannes 2026').press('Alt+ArrowUp');
  await page.getByText('The reels are in another order.').waitFor();
  await button('Delete reel “Cannes 2026”').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete special reel' });
  await dialog.getByText('medias will stay safe').waitFor();
  await look('delete');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await node.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await node.waitFor();
});

scene('what a colleague changes is there by itself', async () => {
  const theirs = await openOffice(browser, server.url);
  await signIn(theirs, 'admin@co.example');
  await theirs.goto('/talent');
  const region = theirs.getByRole('region', { name: 'Special reels' });
  await region.getByRole('link', { name: 'Cannes 2026', exact: true }).click();
  await region.getByRole('textbox', { name: 'Title', exact: true }).fill('Cannes, in May');
  await region.getByRole('textbox', { name: 'Title', exact: true }).press('Enter');
  await reels().getByRole('group', { name: 'Cannes, in May', exact: true }).waitFor();
  await theirs.context().close();
});

scene('a talent has special reels in a section of the page', async () => {
  await openTalent(page, TALENT);
  await page.getByRole('navigation', { name: 'Sections of the talent' }).getByText('Special reels').click();
  await reels().getByText('No special reel yet').waitFor();
  await look('talent-none');
  expect(await violations(page)).toEqual([]);
  await create('For Cannes');
  await look('talent-detail');
  await page.waitForURL(/\?section=special&reel=/);
  await reels().getByRole('tab', { name: 'All reels' }).click();
  await reels().getByRole('group', { name: 'For Cannes', exact: true }).waitFor();
  expect(faults).toEqual([]);
});

scene(
  'the talent’s special reels stand in groups, one level deep; the menu leads back to the list',
  async () => {
    await button('New group').click();
    const dialog = page.getByRole('dialog', { name: 'New group' });
    await dialog.getByLabel('Group name').fill('Festivals');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    const group = reels().getByRole('group', { name: 'Festivals', exact: true });
    await group.getByText('No reels').waitFor();
    await handle('Festivals').press('Alt+ArrowUp');
    await page.getByText('The reels are in another order.').waitFor();
    await handle('For Cannes').press('Alt+ArrowRight');
    await group.getByText('1 reel', { exact: true }).waitFor();
    await look('talent-group');
    expect(await violations(page)).toEqual([]);
    await reels().getByRole('link', { name: 'For Cannes', exact: true }).click();
    await reels().getByRole('tab', { name: 'For Cannes', exact: true, selected: true }).waitFor();
    await page.getByRole('navigation', { name: 'Sections of the talent' }).getByText('Special reels').click();
    await reels().getByRole('tab', { name: 'All reels', exact: true, selected: true }).waitFor();
    const popup = page.waitForEvent('popup');
    await button('Preview “Festivals”').click();
    await (await popup).getByRole('heading', { name: 'Éloïse Garnier Festivals' }).waitFor();
    expect(faults).toEqual([]);
  },
);
