import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../settings';

/** The file of the key in the data folder; it is made at the first start and belongs into another backup than the data. */
export const KEY_FILE = 'secrets.key';

const KEY_BYTES = 32;
const HEX_KEY = /^[0-9a-f]{64}$/i;

/**
 * The 32 bytes that secret fields are encrypted with: GREENROOM_KEY, or the file in the data folder, which is made
 * with mode 600 where there is none and it `isFirst`. Throws SettingsError when either holds something else, or is lost.
 */
export function readKey(dataFolder: string, given: string | undefined, { isFirst = true } = {}): Buffer {
  if (given !== undefined) return keyOf(given, 'GREENROOM_KEY');
  const path = join(dataFolder, KEY_FILE);
  const known = read(path);
  if (known === undefined && !isFirst)
    throw new SettingsError(
      `${path} is missing, and what was sealed with it cannot be read without: put it back, or set GREENROOM_KEY to it (if it is lost for ever, to a new one, openssl rand -hex ${KEY_BYTES}, with GREENROOM_FORGET_SECRETS=yes).`,
    );
  const written = known ?? make(path);
  return keyOf(written, path);
}

function keyOf(text: string, source: string): Buffer {
  if (HEX_KEY.test(text.trim())) return Buffer.from(text.trim(), 'hex');
  throw new SettingsError(
    `${source} must hold ${2 * KEY_BYTES} hexadecimal digits; make a key with: openssl rand -hex ${KEY_BYTES}.`,
  );
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new SettingsError(
      `${path} cannot be read by this user; let it read the file or set GREENROOM_KEY.`,
    );
  }
}

/** Makes the key file, whole or not at all: of two processes that start at once, the second takes the first one's. */
function make(path: string): string {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}
