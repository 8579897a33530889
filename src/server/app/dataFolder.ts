import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { SettingsError } from '../settings';

/** What this program makes is its user's alone. */
const OTHERS_NOTHING = 0o077;

/** Makes the data folder where there is none, and closes it to the other users of the machine. Throws SettingsError, one sentence, when it cannot be used. */
export function requireDataFolder(folder: string): void {
  try {
    process.umask(OTHERS_NOTHING);
    mkdirSync(folder, { recursive: true });
    closeToOthers(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `GREENROOM_DATA ${folder} cannot be used as a folder (${code}); let this user write there or name another.`,
    );
  }
}

/** A folder of another user's, shared with this one on purpose, stays as it is. */
function closeToOthers(folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.()) chmodSync(folder, mode & ~OTHERS_NOTHING);
}
