import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEmailAddress } from '../../contract/rules/email';
import { PASSWORD_SHORTEST } from '../../contract/rules/password';
import type { OpenInstallation } from './assemble';
import { DEMO_PASSWORD, demoAccounts } from '../demo/accounts';
import { addAgency, equipAgency } from '../accounts/founding';
import { passwordProblem } from '../accounts/passwords';
import { readAgencyName } from './agencyName';
import { transact } from '../database/transact';
import { hashPassword, passwordFits } from '../sessions/passwords';
import { loginKey } from '../sessions/signIn';
import { type Environment, isLoopback, isOnlyHere, SettingsError, type Settings } from '../settings';

/** Stands in the data folder while the demo is put there: a start that was cut off is gone on with by the next. */
const UNFINISHED = '.demo-unfinished';

/** True when nothing is kept in the data folder: at most the directory and the key that a start which failed left. */
export const isEmptyFolder = (folder: string) =>
  !existsSync(folder) ||
  readdirSync(folder).every((name) => /^(\.|directory\.sqlite|secrets\.key)/.test(name));

/**
 * Gives an installation that nobody can sign in to its first people: the demo agencies in a folder that was empty, where only this
 * machine reaches the server; elsewhere the agency and administrator that the environment names.
 */
export async function fillAtFirstStart(
  installation: OpenInstallation,
  environment: Environment,
  folderWasEmpty: boolean,
): Promise<void> {
  const { directory, settings } = installation;
  if (await directory.selectFrom('staff').select('staff_id').limit(1).executeTakeFirst())
    return refuseOpenDemo(installation);
  const unfinished = join(settings.dataFolder, UNFINISHED);
  if ((folderWasEmpty || existsSync(unfinished)) && isOnlyHere(settings)) {
    const { seedDemo } = await import('../demo/seed');
    writeFileSync(unfinished, '');
    await seedDemo(installation, installation.makeCatalogue);
    rmSync(unfinished);
  } else if (FOUNDATION.some((name) => environment[name]?.trim()))
    await addFirstAdministrator(installation, environment);
}

/** The demo's password stands in the README: its accounts may not be reached by anybody else. */
async function refuseOpenDemo({ directory, settings }: OpenInstallation): Promise<void> {
  if (isOnlyHere(settings)) return;
  const { host, publicUrl, dataFolder } = settings;
  const [open, remedy] = isLoopback(host)
    ? [`PUBLIC_URL ${publicUrl}`, 'leave PUBLIC_URL out']
    : [`HOST ${host}`, 'set HOST to 127.0.0.1'];
  const emails = demoAccounts.map(({ email }) => email);
  const accounts = await directory
    .selectFrom('staff')
    .select('password_hash')
    .where('email', 'in', emails)
    .execute();
  for (const { password_hash } of accounts) {
    if (await passwordFits(DEMO_PASSWORD, password_hash))
      throw new SettingsError(
        `${open} lets others in, and ${dataFolder} holds the demo, whose password everybody knows; ${remedy} or set GREENROOM_DATA to another folder.`,
      );
  }
}

/** With none of these the agency is made in the office, by the code that the server prints. */
const FOUNDATION = ['GREENROOM_AGENCY', 'GREENROOM_ADMIN_EMAIL', 'GREENROOM_ADMIN_PASSWORD'];

/** What an installation that is not a demo is founded with; each is needed at its first start only. */
interface Foundation {
  /** GREENROOM_ADMIN_EMAIL */
  readonly email: string;
  /** GREENROOM_ADMIN_PASSWORD */
  readonly password: string;
  /** GREENROOM_AGENCY: `CO` or `CO:Cosmic Artists`, the abbreviation and the name. */
  readonly abbreviation: string;
  readonly displayName: string;
}

/** The foundation of an installation from the environment. Throws SettingsError, one sentence, at the first fault. */
export function readFoundation(environment: Environment, settings: Settings): Foundation {
  const needed = `this is the first start with ${settings.dataFolder} and there is nobody to sign in`;
  const email = environment['GREENROOM_ADMIN_EMAIL']?.trim() ?? '';
  if (!isEmailAddress(email)) {
    throw new SettingsError(`GREENROOM_ADMIN_EMAIL must be the administrator's mail address: ${needed}.`);
  }
  const password = environment['GREENROOM_ADMIN_PASSWORD'] ?? '';
  if (password.length < PASSWORD_SHORTEST) {
    throw new SettingsError(
      `GREENROOM_ADMIN_PASSWORD must have ${PASSWORD_SHORTEST} characters or more: ${needed}.`,
    );
  }
  const agency = readAgencyName(environment['GREENROOM_AGENCY'] ?? '');
  if (!agency) {
    throw new SettingsError(
      `GREENROOM_AGENCY must be the agency's abbreviation of 2 to 10 capitals or digits and its name, such as CO:Cosmic Artists: ${needed}.`,
    );
  }
  return { email: loginKey(email), password, ...agency };
}

async function addFirstAdministrator(
  installation: OpenInstallation,
  environment: Environment,
): Promise<void> {
  const { password, displayName: agencyName, ...agency } = readFoundation(environment, installation.settings);
  if ((await passwordProblem(installation.settings, password, [agency.email, agencyName])) !== undefined)
    throw new SettingsError(
      `GREENROOM_ADMIN_PASSWORD is easily guessed: it is one that people choose most, one that was breached elsewhere, or made of what everybody knows of the agency.`,
    );
  const passwordHash = await hashPassword(password);
  await equipAgency(installation, agency.abbreviation);
  await transact(installation.directory, (transaction) =>
    addAgency(transaction, { ...agency, agencyName, passwordHash }),
  );
}
