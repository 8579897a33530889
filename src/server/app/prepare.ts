import type { Kysely } from 'kysely';
import { AgencyClosed } from '../database/damaged';
import { catalogueForm } from '../database/migrate';
import type { Catalogue } from '../database/schema';
import { transact } from '../database/transact';
import type { Tenant } from '../installation';
import { SettingsError } from '../settings';
import { requireCategories } from '../talents/professions';
import type { OpenInstallation } from './assemble';
import { forgetSecrets, noteKey, noteOwnKey, requireKey, requireOwnKey } from './requireKey';

interface Preparing {
  /** What was sealed with a key that is lost is given up. */
  readonly forgets: boolean;
}

/** Prepares the catalogues of an installation: those that need it at the start, and each of them when it is first opened. */
export function preparing({ forgets }: Preparing) {
  let installation: Pick<OpenInstallation, 'vault' | 'directory'> | undefined;
  let isStarted = false;

  const check = async (abbreviation: string, catalogue: Kysely<Catalogue>) => {
    if (!installation) return;
    const { vault } = installation;
    const keeper = { agency: { abbreviation }, catalogue };
    if (forgets && !isStarted) await forgetSecrets(vault, keeper);
    await requireKey(vault, keeper);
  };

  const complete = async (abbreviation: string, catalogue: Kysely<Catalogue>) => {
    if (!installation) return;
    const { vault, directory } = installation;
    const row = await directory
      .selectFrom('agencies')
      .select('catalogue_form')
      .where('abbreviation', '=', abbreviation)
      .executeTakeFirst();
    if (row?.catalogue_form === catalogueForm) return;
    await noteKey(vault, { agency: { abbreviation }, catalogue });
    await transact(catalogue, requireCategories);
    await directory
      .updateTable('agencies')
      .set({ catalogue_form: catalogueForm })
      .where('abbreviation', '=', abbreviation)
      .execute();
  };

  return {
    /** Of one catalogue, once a process. Once the server has started, one with another key, or of a newer form, is closed by itself. */
    async one(abbreviation: string, opening: Promise<Kysely<Catalogue>>): Promise<void> {
      try {
        const catalogue = await opening;
        await check(abbreviation, catalogue);
        if (isStarted) await complete(abbreviation, catalogue);
      } catch (error) {
        throw isStarted && error instanceof SettingsError ? new AgencyClosed(error.message) : error;
      }
    },
    /** Opens those that an older version has left, and no others; throws SettingsError where the key is another. */
    async atStart(opened: OpenInstallation): Promise<void> {
      installation = opened;
      const { vault, directory } = opened;
      const isKnown = !forgets && (await requireOwnKey(vault, directory));
      const rows = await directory
        .selectFrom('agencies')
        .select(['abbreviation', 'catalogue_form'])
        .execute();
      const left = new Set(
        rows
          .filter(({ catalogue_form }) => forgets || catalogue_form !== catalogueForm)
          .map(({ abbreviation }) => abbreviation),
      );
      const tenants: Tenant[] = [];
      for (const agency of left.size > 0 ? await opened.allAgencies() : [])
        if (left.has(agency.abbreviation)) {
          const tenant = await opened.openTenant(agency);
          if (!tenant) continue;
          await check(agency.abbreviation, tenant.catalogue);
          tenants.push(tenant);
        }
      // Until none of them has refused it, nobody notes that this key is the right one.
      for (const { agency, catalogue } of tenants) await complete(agency.abbreviation, catalogue);
      if (!isKnown) await noteOwnKey(vault, directory);
      await opened.tellMissing();
      isStarted = true;
    },
  };
}
