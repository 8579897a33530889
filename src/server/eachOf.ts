import { log } from './log';
import { SettingsError } from './settings';

/** What fails in an agency now, and is in the log already: by the installation's directory. */
const told = new WeakMap<object, Map<string, string>>();

interface Installed {
  readonly directory: object;
}

/**
 * Runs something for one agency, and returns what comes of it. What fails is of that agency alone: it is in the log once, until
 * it goes well again, and nothing is returned. A SettingsError is thrown on: it ends a start.
 */
export async function apart<T>(
  { directory }: Installed,
  abbreviation: string,
  complaint: string,
  run: () => Promise<T>,
): Promise<T | undefined> {
  const known = told.get(directory) ?? new Map<string, string>();
  told.set(directory, known);
  const key = `${abbreviation}: ${complaint}`;
  try {
    const result = await run();
    known.delete(key);
    return result;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (known.get(key) !== reason) log.error(error, `${key}; it is tried again: ${reason}`);
    known.set(key, reason);
    return undefined;
  }
}

/** Runs something for one agency after the other, and returns those in which it went well; where it fails, the others go on. */
export async function eachOf<T extends { readonly agency: { readonly abbreviation: string } }>(
  installation: Installed,
  agencies: readonly T[],
  complaint: string,
  run: (one: T) => Promise<void>,
): Promise<readonly T[]> {
  const well: T[] = [];
  for (const one of agencies)
    await apart(installation, one.agency.abbreviation, complaint, async () => {
      await run(one);
      well.push(one);
    });
  return well;
}
