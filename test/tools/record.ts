import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createOffice } from '../../src/office/app/office';
import { parseRecording, replay } from '../../src/office/journal';
import { replayReport } from '../../src/office/journal/replayReport';
import { launchChromium } from './chromium';
import { asBase, baseOf } from './distil/base';
import { distil } from './distil/distil';
import { bases, journalFolder } from './journals';
import type { Scenario, ScenarioFile } from './scenario';
import { startServer } from './server';
import { openSmtpSink } from './smtp';

/**
 * `npx tsx test/tools/record.ts [name…]`: drives the real office in a browser against the real server through the
 * scenarios of test/tools/scenarios (all, or those named) and saves of each session's action log what it is about to
 * test/journals. A log that does not replay is not saved.
 */
const scenarioFolder = join(__dirname, 'scenarios');

/** How long a step of a scenario may take, in milliseconds, unless the scenario says otherwise. */
const PATIENCE = 15_000;

type Subject = Scenario & Required<Pick<Scenario, 'about'>>;

async function allScenarios(): Promise<readonly Subject[]> {
  const files = readdirSync(scenarioFolder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((name) => import(join(scenarioFolder, name)) as Promise<ScenarioFile>),
  );
  return modules.flatMap(({ about, scenarios }) => scenarios.map((scenario) => ({ about, ...scenario })));
}

async function record(browser: Browser, scenario: Subject): Promise<boolean> {
  const { name, hasMailServer, run } = scenario;
  const mailServer = hasMailServer && (await openSmtpSink());
  const server = await startServer({ env: mailServer ? { SMTP_URL: mailServer.url } : {} });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    await page.goto('/');
    await run(page, context, { server, mailServer });
    return save(scenario, await page.evaluate(() => (window.greenroom?.['journal'] as () => string)()));
  } catch (error) {
    console.error(`${name}: not recorded`, error);
    return false;
  } finally {
    await context.close();
    await server.stop();
    await mailServer?.close();
  }
}

function save({ name, about, isBase }: Subject, full: string): boolean {
  const recorded = replay(parseRecording(full), createOffice);
  if (recorded.divergence) {
    console.log(replayReport(name, parseRecording(full), recorded).join('\n'));
    return false;
  }
  const { text, ownStart } = isBase
    ? { text: asBase(full), ownStart: undefined }
    : distil(full, { about, base: baseOf('office'), createOffice });
  const recording = parseRecording(text, bases);
  const result = replay(recording, createOffice);
  console.log(replayReport(name, recording, result).join('\n'), `(${Math.round(text.length / 1024)} KiB)`);
  if (ownStart !== undefined) console.log(`  it keeps its own start: ${ownStart}`);
  if (result.divergence) return false;
  const folder = isBase ? join(journalFolder, 'bases') : journalFolder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.jsonl`), text);
  return true;
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const scenarios = await allScenarios();
  const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0)
    throw new Error(
      `no scenario ${unknown.join(', ')}; there are ${scenarios.map(({ name }) => name).join(', ')}`,
    );
  const browser = await launchChromium();
  try {
    for (const scenario of scenarios.filter(({ name }) => names.length === 0 || names.includes(name)))
      if (!(await record(browser, scenario))) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 2;
});
