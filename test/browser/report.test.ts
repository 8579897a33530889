import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOffice } from '../../src/office/app/office';
import { parseJournal, replay } from '../../src/office/journal';
import { violations } from '../tools/axe';
import { fullText } from '../tools/journals';
import { keptLogs } from '../tools/keptLogs';
import { officeOpened, openSection, openTalent, PASSWORD, signIn, submitSignIn } from '../tools/page';
import { browser, folder, onStage, page, scene, server, turnTo } from '../tools/stage';

/** From a fault that a person meets to a file, and from the file back to the screens. */
const TALENT = 'Éloïse Garnier';
const NOTE = `It went away after I typed ${PASSWORD}`;
const WRONG = 'not-the-password-of-anybody';

let report: string;

const dialog = () => page.getByRole('dialog', { name: 'Report a problem' });

onStage();
beforeAll(() => {
  report = join(folder, 'report.jsonl');
});

async function saveReport(note: string): Promise<string> {
  await dialog().getByLabel('What went wrong?').fill(note);
  const download = page.waitForEvent('download');
  await dialog().getByRole('button', { name: 'Save the file' }).click();
  const file = await download;
  await file.saveAs(report);
  expect(file.suggestedFilename()).toMatch(/^greenroom-\d{4}-\d\d-\d\d-\d{4}\.jsonl$/);
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  return readFileSync(report, 'utf8');
}

scene('the dialog says in plain words what the file holds, and what is masked', async () => {
  await submitSignIn(page, undefined, WRONG);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await submitSignIn(page);
  await officeOpened(page);
  await openTalent(page, TALENT);
  await page.keyboard.press('F8');
  await dialog()
    .getByText(/during the last minute: \d+ actions of yours/)
    .waitFor();
  await dialog().getByText('Screens: Sign-in, Dashboard, All talents, and A talent’s page.').waitFor();
  await dialog()
    .getByText(/Masked as •••: passwords/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
});

scene('the file holds the note and replays; no password is in it, however it was typed', async () => {
  const text = await saveReport(NOTE);
  const [recording] = parseJournal(text);
  expect(recording?.header.report?.note).toMatch(/^It went away after I typed •••\d+$/);
  for (const secret of [PASSWORD, WRONG]) expect(text).not.toContain(secret);
  expect(replay(recording!, createOffice).divergence).toBeUndefined();
});

scene(
  'a reload loses nothing of what came before it, though the database loses what a page that goes writes',
  async () => {
    await page.evaluate(() => {
      IDBTransaction.prototype.commit = IDBTransaction.prototype.abort;
    });
    await page.reload();
    await officeOpened(page);
    await page.getByRole('button', { name: /account and settings/ }).click();
    await page.getByRole('menuitem', { name: 'Report a problem' }).click();
    await dialog().getByText('The page was reloaded 1 time').waitFor();
    const parts = parseJournal(await saveReport('After a reload'));
    expect(parts).toHaveLength(2);
    expect(JSON.stringify(parts[0]!.entries)).toContain('signIn/submitted');
    for (const part of parts) expect(replay(part, createOffice).divergence).toBeUndefined();
  },
);

scene('a script error can be reported from its alert', async () => {
  await page.evaluate(() => setTimeout(() => JSON.parse('{') as unknown));
  const alert = page.getByRole('alertdialog', { name: 'A script error occurred' });
  await alert.getByRole('button', { name: 'Report a problem' }).click();
  await dialog()
    .getByText(/A script error is in it/)
    .waitFor();
  expect(await saveReport('')).toContain('"type":"scriptErrors/scriptFailed"');
});

scene('the section of the page that was open is in the file', async () => {
  await openTalent(page, TALENT);
  await openSection(page, 'Record');
  await page.getByLabel('City', { exact: true }).waitFor();
  await page.keyboard.press('F8');
  writeFileSync(join(folder, 'record.jsonl'), await saveReport('In the record'));
});

scene(
  'after a sign-out nothing of the person is left in the browser, nor what another tab leaves later',
  async () => {
    const other = await page.context().newPage();
    await other.goto('/app/dashboard');
    await officeOpened(other);
    expect(await keptLogs(page)).toBeGreaterThan(0);
    await page.bringToFront();
    await page.getByRole('button', { name: /account and settings/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('**/signin');
    await other.goto('/assets/none');
    expect(await keptLogs(page)).toBe(0);
    expect(await other.evaluate(() => sessionStorage.getItem('greenroom:departing'))).toBeNull();
    await other.close();
    await page.reload();
    await signIn(page);
    await page.keyboard.press('F8');
    await dialog()
      .getByText(/actions? of yours/)
      .waitFor();
    const texts = await saveReport('');
    expect(texts).not.toContain('talentPage/');
    expect(texts).not.toContain('After a reload');
  },
);

describe('/replay', () => {
  let requests: string[];
  const timeline = () => page.getByRole('listbox', { name: 'Timeline' });
  const selected = () => timeline().getByRole('option', { selected: true });
  const verdict = () => page.getByRole('region', { name: 'What the replay came to' });
  const screen = () => page.frameLocator('iframe');
  const open = (file: string) => page.locator('input[type=file]').setInputFiles(file);
  const good = fullText('send-mail-succeeds.jsonl');

  beforeAll(async () => {
    await page.context().close();
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
    await context.setExtraHTTPHeaders({});
    turnTo(await context.newPage());
    requests = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/^\/(assets|icons|replay)(\/|$)/.test(pathname)) requests.push(pathname);
    });
    await page.goto('/replay');
  });

  scene('a recording opens without a sign-in: the screen, and where the person stood', async () => {
    const file = join(folder, 'good.jsonl');
    writeFileSync(file, good);
    await open(file);
    await screen().getByRole('heading', { level: 1, name: TALENT }).waitFor();
    await timeline().waitFor();
    await verdict().getByText('Replays exactly as recorded.').waitFor();
    await verdict()
      .getByRole('listitem')
      .last()
      .getByText(/Pressed Send: the reel “.+” to .+@.+/)
      .waitFor();
    await page.getByRole('list', { name: 'Legend' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  scene('on a phone nothing of it is wider than the screen', async () => {
    const wide = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await screen().getByRole('heading', { level: 1, name: TALENT }).waitFor();
    const over = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=tablist]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(over).toEqual([0, 0]);
    await page.setViewportSize(wide);
  });

  scene('the keyboard goes back to what the person did, and the screen with it', async () => {
    await timeline().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await selected().textContent()).toMatch(/Pressed Send: .*sendReel\/submitted/);
    await screen()
      .getByRole('dialog', { name: 'Send reel' })
      .getByText(/^Sending to .+@.+/)
      .waitFor();
    await page.getByRole('tab', { name: 'Workflows' }).click();
    await page.getByRole('row', { name: 'sendReel sending' }).waitFor();
    await timeline().focus();
    await page.keyboard.press('ArrowLeft');
    await screen()
      .getByRole('dialog', { name: 'Send reel' })
      .getByRole('textbox', { name: /^To\b/ })
      .waitFor();
    await page.keyboard.press('Home');
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toContain('Before the first entry');
    await page.keyboard.press('End');
    await screen().getByRole('dialog', { name: 'Send reel' }).waitFor({ state: 'detached' });
  });

  scene('what is clicked on in the screen is told back to what made it so', async () => {
    await page.getByRole('tab', { name: 'Why?' }).click();
    await page.getByText(/^Click on something in the screen/).waitFor();
    await screen().getByRole('heading', { level: 1, name: TALENT }).click();
    const places = page.getByRole('list', { name: 'Where it stands' });
    await places.getByRole('button', { name: /lastName “Garnier”/ }).click();
    await page.getByText(/lastName is “Garnier”, and was so where the recording begins/).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  scene('what repeats itself is one line, which Enter opens and closes', async () => {
    const file = join(folder, 'polling.jsonl');
    writeFileSync(file, fullText('clients-list-kept-fresh.jsonl'));
    await open(file);
    await page.getByRole('heading', { level: 1, name: 'polling.jsonl' }).waitFor();
    await timeline().focus();
    const folded = timeline().getByRole('option', { name: /entries [\d,]+ to [\d,]+, folded/ });
    await folded.first().waitFor();
    const count = await folded.first().getAttribute('aria-setsize');
    const asManyLines = timeline().locator(`[aria-setsize="${count}"]`).first();
    await folded.first().click();
    await asManyLines.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await asManyLines.waitFor();
    await open(join(folder, 'good.jsonl'));
    await screen().getByRole('heading', { level: 1, name: TALENT }).waitFor();
  });

  scene('a report opens on the load of the page in which the person did something last', async () => {
    const file = join(folder, 'reloaded.jsonl');
    const [header] = good.split('\n');
    const seen = JSON.stringify({ kind: 'intent', action: { type: 'report/closed' } });
    writeFileSync(file, `${good}${header}\n${seen}\n{"kind":"end","entries":1}\n`);
    await open(file);
    await page.getByRole('heading', { level: 1, name: 'reloaded.jsonl' }).waitFor();
    await timeline().waitFor();
    const part = page.getByRole('combobox', { name: 'Which load of the page' });
    await expect(part.locator('option:checked').textContent()).resolves.toMatch(/^Part 1 of 2/);
    await part.selectOption('1');
    await page.getByRole('slider').waitFor();
    await part.selectOption('0');
    await screen().getByRole('heading', { level: 1, name: TALENT }).waitFor();
  });

  scene('the filter shows what a person did, and playing goes from the start to the end', async () => {
    await page.getByRole('combobox', { name: 'Which entries' }).selectOption('intents');
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('sendreel');
    await expect(timeline().getByRole('option').count()).resolves.toBe(2);
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('');
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor({ state: 'detached' });
    await screen().getByRole('heading', { level: 1, name: TALENT }).waitFor();
  });

  scene('a file in which one thing was otherwise shows its first wrong step', async () => {
    const mutated = join(folder, 'mutated.jsonl');
    writeFileSync(mutated, good.replace('"type":"sendReel/sent"', '"type":"sendReel/unsent"'));
    await open(mutated);
    const alert = page.getByRole('alert');
    await alert.getByText(/First divergence at entry \d+, in the workflow sendReel/).waitFor();
    await verdict()
      .getByText(/^Goes otherwise than recorded at entry \d+\..*: Pressed Send/)
      .waitFor();
    expect(await alert.textContent()).toMatch(/Recorded.*sendReel\/unsent.*Replayed.*sendReel\/sent/s);
    await screen().getByRole('dialog', { name: 'Send reel' }).waitFor();
    await timeline()
      .getByRole('option', { name: /here the replay diverges/ })
      .waitFor();
    expect(await violations(page)).toEqual([]);
  });

  scene('of an action that was otherwise, the field is named', async () => {
    const mutated = join(folder, 'field.jsonl');
    writeFileSync(mutated, good.replace(/"recipient":"[^"]*"/, '"recipient":"other@example.org"'));
    await open(mutated);
    const alert = page.getByRole('alert');
    await alert.getByText('input.input.recipient').waitFor();
    expect(await alert.textContent()).toMatch(/Recorded\S+@\S+Replayedother@example.org/);
  });

  scene('the section of the page that the person had open is the one on the screen', async () => {
    await open(join(folder, 'record.jsonl'));
    await page.getByRole('heading', { level: 1, name: 'record.jsonl' }).waitFor();
    await screen().getByLabel('City', { exact: true }).waitFor();
    await page.getByText(/\/app\/page\/talent\/\w+\?section=record/).waitFor();
  });

  scene('a file that is no recording is refused with the line and what is wrong there', async () => {
    const damaged = join(folder, 'damaged.jsonl');
    writeFileSync(damaged, '{"format":1}\n');
    await open(damaged);
    await page.getByText(/damaged\.jsonl cannot be replayed.*line 1: the header names no contract/).waitFor();
  });

  scene('no server was asked for anything but the program itself', async () => {
    expect(requests).toEqual([]);
  });
});
