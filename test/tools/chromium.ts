import { chromium, type Browser } from 'playwright-core';
import { type BrowserProgram, installedChromium } from './installedChromium';
import { packagedChromium } from './packagedChromium';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Where a browser may be had, the best first: the one that npm brought is the same everywhere, and a quarter lighter. */
const sources = [packagedChromium, installedChromium];

/**
 * Starts a headless browser with a fresh profile: the one that CHROMIUM_PATH names, else the one that npm brought, else an
 * installed Chrome or Chromium. Rejects with one sentence that says how to get a browser.
 */
export async function launchChromium(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const faults: unknown[] = [];
  for (const source of named ? [() => ({ executablePath: named })] : sources)
    try {
      const program = source();
      if (program) return await launch(program);
    } catch (fault) {
      faults.push(fault);
    }
  throw new Error(
    'No browser starts here: install Chromium (on Debian or Ubuntu: apt-get install -y chromium) or name a working one in ' +
      'CHROMIUM_PATH.',
    { cause: new AggregateError(faults) },
  );
}

const launch = ({ executablePath, env }: BrowserProgram) =>
  chromium.launch({ executablePath, args: flags, headless: true, env: { ...process.env, ...env } });
