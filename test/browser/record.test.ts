import { violations } from '../tools/axe';
import { badNetwork } from '../tools/badNetwork';
import { answered, openOffice, openTalent, signIn, STAFF } from '../tools/page';
import { field as fieldIn, formOf, openRecord, SAVE } from '../tools/recordPage';
import { browser, onStage, page, scene, server } from '../tools/stage';

/** A talent's record: typed through at speed on a bad network, its agents and its secrets. */
const TALENT = 'Éloïse Garnier';
const NUMBER = '2 84 11 78 551 012 34';

onStage({ login: STAFF });
beforeAll(async () => {
  await openTalent(page, TALENT);
  await openRecord(page);
});

const form = () => formOf(page);
const field = (name: string) => fieldIn(page, name);
const button = (name: string) => form().getByRole('button', { name, exact: true });
const saved = () => form().getByRole('status').getByText('All saved').waitFor();
const seen = async (names: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await field(name).inputValue()] as const)),
  );

/** As a person types them; below, what differs once it is kept. */
const typed = {
  'First name': 'Éloïse-Marie',
  'Last name': 'Garnier d’Aubigné',
  'Date of birth': '5.11.1984',
  'Place of birth': 'Saint-Germain-en-Laye',
  Nationality: 'Française',
  'E-mail': 'eloise@garnier.example',
  'Second e-mail': 'agence+eloise@garnier.example',
  Phone: '+33 6 12 34 56 78',
  'Second phone': '+33 1 40 00 00 00',
  Address: '12, rue des Martyrs, bâtiment C',
  'Postal code': '75009',
  City: 'Paris 9ᵉ',
  'Family situation': 'Mariée',
  Union: 'AFC',
  'Congés Spectacles number': 'A 123 456',
  'Former number': '311',
  Homepage: 'garnier.example/éloïse',
  'IMDb page': 'http://m.imdb.com/name/nm0000184',
  'Moon page': 'moon.example/eg',
  'Emergency contact': '山田 太郎',
  'Emergency number': '+81 3 0000 0000',
} as const;
const kept = {
  ...typed,
  'Date of birth': '05/11/1984',
  Homepage: 'http://garnier.example/éloïse',
  'IMDb page': 'https://www.imdb.com/name/nm0000184',
  'Moon page': 'http://moon.example/eg',
};
const secrets = {
  'Social-security number': NUMBER,
  'User name': 'eloise@garnier.example',
  'Site password': 'tr0ub4dor & three',
} as const;

scene(
  'the whole record, typed at speed while calls are dropped and delayed, is there after a reload',
  async () => {
    const calls = await badNetwork(page, SAVE);
    for (const [name, text] of Object.entries({ ...typed, ...secrets })) {
      await field(name).press('ControlOrMeta+a');
      await field(name).pressSequentially(text);
      await field(name).press('Tab');
    }
    await field('Profession').selectOption('Editor');
    await form().getByText('Heavy-vehicle licence').click();
    await button('Clara Lindqvist').click();
    await button('Théo Nakamura').click();
    await saved();
    expect(calls()).toBeGreaterThan(3);
    await page.unroute(SAVE);
    await page.reload();
    await field('First name').waitFor();
    expect(await seen(Object.keys(kept))).toEqual(kept);
    expect(await field('Profession').locator('option:checked').textContent()).toBe('Editor');
    expect(await field('Heavy-vehicle licence').isChecked()).toBe(true);
    expect(await field('Driving licence (B)').isChecked()).toBe(false);
    expect(await form().getByRole('button', { pressed: true }).allTextContents()).toEqual([
      'AMAmélie Marchetti',
      'CLClara Lindqvist',
      'TNThéo Nakamura',
    ]);
  },
);

scene('secrets are hidden until somebody asks, and everybody sees who did', async () => {
  for (const name of Object.keys(secrets)) expect(await field(name).inputValue()).toMatch(/^•+$/);
  await form().getByText('Nobody has looked at a secret of this talent yet.').waitFor();
  for (const name of Object.keys(secrets)) {
    await button(`Show: ${name}`).click();
    await button(`Hide: ${name}`).waitFor();
  }
  expect(await seen(Object.keys(secrets))).toEqual(secrets);
  const showings = form().getByRole('region', { name: 'Who saw secrets' }).getByRole('listitem');
  await showings.nth(2).waitFor();
  expect(await showings.allTextContents()).toEqual([
    expect.stringContaining('Site password'),
    expect.stringContaining('User name'),
    expect.stringContaining('Social-security number'),
  ]);
  expect(await violations(page)).toEqual([]);
  await button('Hide: Social-security number').click();
  expect(await field('Social-security number').inputValue()).toMatch(/^•+$/);
});

scene('a secret stays open to typing after its save, and what was shown reaches no report', async () => {
  await field('Site password').press('End');
  await field('Site password').pressSequentially(' and more');
  await saved();
  await field('Site password').pressSequentially(' again');
  await saved();
  expect(await field('Site password').inputValue()).toBe('tr0ub4dor & three and more again');
  const report = await page.evaluate(() => (window.greenroom?.['journal'] as () => Promise<string>)());
  for (const secret of [NUMBER, 'tr0ub4dor', '551 012']) expect(report).not.toContain(secret);
});

scene('the agents are switched by keyboard', async () => {
  await button('Clara Lindqvist').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await form().getByRole('button', { name: 'Clara Lindqvist', pressed: false }).waitFor();
  await saved();
});

scene('an e-mail address that is none waits beside its field; the rest is saved', async () => {
  await field('Second e-mail').fill('agence@');
  await field('City').fill('Lyon');
  const kept = answered(page, 'UpdateTalentInfos.php');
  await field('City').press('Tab');
  await field('Second e-mail').and(page.locator('[aria-invalid=true]')).waitFor();
  await kept;
  expect(await violations(page)).toEqual([]);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await field('City').waitFor();
  expect(await seen(['City', 'Second e-mail'])).toEqual({ City: 'Lyon', 'Second e-mail': 'agence@' });
});

scene(
  'what a wrong address holds back names its field on other pages, also after a reload, and leads there',
  async () => {
    const note = page.getByRole('status').filter({ hasText: 'is not saved' });
    const scrollers = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter(
            (each) =>
              /auto|scroll/.test(getComputedStyle(each).overflowY) &&
              each.scrollHeight > each.clientHeight &&
              each.closest('nav') === null,
          ).length,
      );
    await page.goto('/app/table/talents/all');
    await note.getByText('Éloïse-Marie Garnier d’Aubigné').waitFor();
    await page.getByRole('link', { name: TALENT }).or(page.getByRole('row').nth(1)).first().waitFor();
    expect(await scrollers()).toBeLessThan(2);
    expect(await violations(page)).toEqual([]);
    await note.getByRole('link', { name: 'Second e-mail' }).click();
    await page.locator('[data-field=email2] input:focus').waitFor();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-field=email2] input:focus').waitFor();
    await page.goto('/app/page/outbox');
    await note.getByRole('button', { name: 'Save it' }).click();
    await page.locator('[data-field=email2] input:focus').waitFor();
    await field('Second e-mail').fill('agence@garnier.example');
    await saved();
    await page.goto('/app/page/outbox');
    await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor();
    expect(await note.count()).toBe(0);
  },
);

scene('who else has the record open, and in which field, is said, and moves nothing', async () => {
  await page.goto('/app/table/talents/all');
  await page.getByRole('link', { name: 'Éloïse-Marie Garnier d’Aubigné', exact: true }).click();
  await openRecord(page);
  await field('City').waitFor();
  const place = await field('City').boundingBox();
  const other = await openOffice(browser, server.url);
  await signIn(other, 'admin@co.example');
  await other.goto(page.url());
  const line = form().getByRole('status').filter({ hasText: 'is here' });
  await line.getByText('Rosalind Achterberg is here', { exact: true }).waitFor();
  await other.getByText('Camille Aubry is here', { exact: true }).waitFor();
  await fieldIn(other, 'City').focus();
  await line.getByText('Rosalind Achterberg is here, in City', { exact: true }).waitFor();
  expect(await field('City').boundingBox()).toEqual(place);
  expect(await violations(page)).toEqual([]);
  await other.context().close();
  await line.waitFor({ state: 'detached' });
});
