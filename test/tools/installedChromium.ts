import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];
const usualPlaces = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser that can be started, and the environment that it needs. */
export interface BrowserProgram {
  readonly executablePath: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The first browser that is found on PATH or in the usual places. */
export function installedChromium(): BrowserProgram | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const executablePath = [...onPath, ...usualPlaces].find(isExecutable);
  return executablePath === undefined ? undefined : { executablePath };
}
