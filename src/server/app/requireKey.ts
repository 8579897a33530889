import { SettingsError } from '../settings';
import type { Tenant } from '../installation';
import type { Vault } from '../vault/vault';

/** Throws SettingsError where an agency's secrets were sealed with another key than this process has. */
export async function requireKey(vault: Vault, { agency, catalogue }: Tenant): Promise<void> {
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
  if (row?.sealed && !vault.isOwn(row.sealed))
    throw new SettingsError(
      `The secrets of ${agency.abbreviation} were sealed with another key than GREENROOM_KEY or secrets.key holds now; put that key back.`,
    );
}
