import type { Kysely } from 'kysely';
import type { Catalogue, Directory } from '../database/schema';
import type { Tenant } from '../installation';
import { SettingsError } from '../settings';
import type { Vault } from '../vault/vault';

/** Whose secrets they are, and where they stand. */
interface Keeper {
  readonly agency: Pick<Tenant['agency'], 'abbreviation'>;
  readonly catalogue: Kysely<Catalogue>;
}

/** Throws SettingsError where an agency's secrets are sealed with another key than this process has. */
export async function requireKey(vault: Vault, { agency, catalogue }: Keeper): Promise<void> {
  if (!(await isOwn(vault, catalogue)))
    throw new SettingsError(
      `The secrets of ${agency.abbreviation} were sealed with another key than GREENROOM_KEY or secrets.key holds now; put that key back.`,
    );
}

/** Writes down at an agency's first start which key its secrets are sealed with. */
export async function noteKey(vault: Vault, { agency, catalogue }: Keeper): Promise<void> {
  if (await proofIn(catalogue)) return;
  const { abbreviation } = agency;
  const sealed = vault.seal(abbreviation, `${abbreviation}/key`);
  await catalogue.insertInto('key_proofs').values({ sealed }).execute();
}

/** Gives up what an agency has sealed with a key that is lost. Does nothing where it is the key of this process. */
export async function forgetSecrets(vault: Vault, { catalogue }: Pick<Keeper, 'catalogue'>): Promise<void> {
  if (await isOwn(vault, catalogue)) return;
  const nothing = { social_security_number: null, site_login: null, site_password: null };
  await catalogue.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('talent_secrets')
      .set(({ eb }) => ({ ...nothing, version: eb('version', '+', 1) }))
      .execute();
    // Nobody can compare with what that key has marked.
    await transaction.updateTable('handled_requests').set({ fingerprint: null }).execute();
    await transaction.deleteFrom('key_proofs').execute();
  });
}

async function isOwn(vault: Vault, catalogue: Kysely<Catalogue>): Promise<boolean> {
  const sealed = (await proofIn(catalogue)) ?? (await secretIn(catalogue));
  return sealed === undefined || vault.isOwn(sealed);
}

/** Throws SettingsError where the installation is known by another key than this process has; returns whether it is known by one. */
export async function requireOwnKey(vault: Vault, directory: Kysely<Directory>): Promise<boolean> {
  const known = await directory.selectFrom('key_proofs').select('sealed').limit(1).executeTakeFirst();
  if (known && !vault.isOwn(known.sealed))
    throw new SettingsError(
      'The secrets of the agencies were sealed with another key than GREENROOM_KEY or secrets.key holds now; put that key back.',
    );
  return known !== undefined;
}

/** Writes down which key the secrets of all agencies are sealed with from now on. */
export async function noteOwnKey(vault: Vault, directory: Kysely<Directory>): Promise<void> {
  await directory.deleteFrom('key_proofs').execute();
  await directory
    .insertInto('key_proofs')
    .values({ sealed: vault.seal('installation', 'installation/key') })
    .execute();
}

const proofIn = async (catalogue: Kysely<Catalogue>) =>
  (await catalogue.selectFrom('key_proofs').select('sealed').limit(1).executeTakeFirst())?.sealed;

/** Any of an agency's secrets: one that was kept before the key was written down. */
async function secretIn(catalogue: Kysely<Catalogue>): Promise<string | undefined> {
  const row = await catalogue
    .selectFrom('talent_secrets')
    .select(({ fn, ref }) =>
      fn.coalesce(ref('social_security_number'), ref('site_login'), ref('site_password')).as('sealed'),
    )
    .where((where) =>
      where.or([
        where('social_security_number', 'is not', null),
        where('site_login', 'is not', null),
        where('site_password', 'is not', null),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.sealed ?? undefined;
}
