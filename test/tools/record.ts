import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium';
import { keepRecording } from './keepRecording';
import { allScenarios, type SubjectScenario } from './scenarioFiles';
import { startServer } from './server';
import { openSmtpSink } from './smtp';

/**
 * `npx tsx test/tools/record.ts [name…]`: drives the real office in a browser against the real server through the
 * scenarios of test/tools/scenarios (all, or those named) and saves of each session's action log what it is about to
 * test/journals. A log that does not replay is not saved.
 */
/** How long a step of a scenario may take, in milliseconds, unless the scenario says otherwise. */
const PATIENCE = 60_000;

async function record(browser: Browser, scenario: SubjectScenario): Promise<boolean> {
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
    return keepRecording(
      scenario,
      await page.evaluate(() => (window.greenroom?.['journal'] as () => Promise<string>)()),
    );
  } catch (error) {
    console.error(`${name}: not recorded`, error);
    return false;
  } finally {
    await context.close();
    await server.stop();
    await mailServer?.close();
  }
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
