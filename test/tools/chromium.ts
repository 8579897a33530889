import { chromium, type Browser } from 'playwright-core';
import { installedChromium } from './installedChromium';
import { packagedChromium } from './packagedChromium';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/**
 * Starts a headless browser with a fresh profile: an installed Chrome or Chromium if there is one, else the one
 * that npm brought. CHROMIUM_PATH names another. Rejects with one sentence that says how to get a browser.
 */
export async function launchChromium(): Promise<Browser> {
  const installed = installedChromium();
  const { executablePath, env } = installed
    ? { executablePath: installed, env: {} }
    : await packagedChromium();
  try {
    return await chromium.launch({
      executablePath,
      args: flags,
      headless: true,
      env: { ...process.env, ...env },
    });
  } catch (cause) {
    throw new Error(
      `The browser at ${executablePath} does not start here: install Chromium ` +
        '(on Debian or Ubuntu: apt-get install -y chromium) or name a working one in CHROMIUM_PATH.',
      { cause },
    );
  }
}
