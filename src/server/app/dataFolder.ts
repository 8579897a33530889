import { accessSync, constants, mkdirSync } from 'node:fs';
import { SettingsError } from '../settings';

/** Makes the data folder where there is none. Throws SettingsError, one sentence, when it cannot be used. */
export function requireDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `GREENROOM_DATA ${folder} cannot be used as a folder (${code}); let this user write there or name another.`,
    );
  }
}
