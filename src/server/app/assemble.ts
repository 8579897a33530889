import { mkdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Maker } from '../accounts/founding';
import type { AgencyRow, Catalogue } from '../database/schema';
import { AgencyClosed } from '../database/damaged';
import { agencyFolder, openStore, requireDirectory, type Store } from '../database/store';
import { removalsDone } from '../disk/removals';
import { localHub } from '../events/hub';
import { type SessionStreams, sessionStreams } from '../events/streams';
import type { EventHub, Installation, OwnAgency, Tenant } from '../installation';
import type { Settings } from '../settings';
import { type Presence, presenceOver } from '../presence/registry';
import { tokenOf } from '../sessions/cookie';
import { agencyOf, colleaguesOf } from '../sessions/people';
import { createSessions, type Sessions } from '../sessions/store';
import { type SignOnProvider, signOnProvider } from '../signOn/provider';
import { readKey } from '../vault/key';
import { createVault } from '../vault/vault';
import { log } from '../log';

/** An installation with the parts that only the core of the server uses. */
export interface OpenInstallation extends Installation, Maker {
  readonly sessions: Sessions;
  readonly streams: SessionStreams;
  /** The agencies with those that are disabled. */
  allAgencies(): Promise<readonly Tenant[]>;
  /** Removes the catalogue of an agency for ever; its folder stays. */
  removeCatalogue(abbreviation: string): Promise<void>;
  readonly presence: Presence;
  /** Nothing where people sign in with their passwords alone. */
  readonly signOnProvider: SignOnProvider | undefined;
  close(): Promise<void>;
}

/** Opens the databases that the settings name, migrated, and puts the installation together. */
export async function openInstallation(settings: Settings): Promise<OpenInstallation> {
  if (settings.databaseUrl === undefined) requireDirectory(settings.dataFolder);
  const store = await openStore(settings);
  const directory = await store.openDirectory();
  const isFirst = !(await directory
    .selectFrom('agencies')
    .select('abbreviation')
    .limit(1)
    .executeTakeFirst());
  const vault = createVault(readKey(settings.dataFolder, settings.key, { isFirst }));
  const streams = sessionStreams();
  // Whoever listens connects again then, and loads what may have been missed.
  const { hub, closeHub } = await openHub(settings, () => streams.endAll());
  const sessions = createSessions(directory, settings);
  const catalogues = new Map<string, Promise<Kysely<Catalogue>>>();

  const catalogueOf = (abbreviation: string) => {
    const known = catalogues.get(abbreviation);
    if (known) return known;
    const opening = openExisting(store, settings, abbreviation);
    catalogues.set(abbreviation, opening);
    opening.catch(() => catalogues.delete(abbreviation));
    return opening;
  };
  const told = new Set<string>();
  /** An agency that is closed is told of once, and left out. */
  const tellOnce = (error: unknown): undefined => {
    if (!(error instanceof AgencyClosed)) throw error;
    if (!told.has(error.message)) log.error(error.message);
    told.add(error.message);
  };
  const tenantOf = async (agency: OwnAgency): Promise<Tenant> => {
    const folder = agencyFolder(settings.dataFolder, agency.abbreviation);
    return { agency, catalogue: await catalogueOf(agency.abbreviation), folder };
  };

  const agencyRows = directory.selectFrom('agencies').selectAll().orderBy('abbreviation');
  const openRows = agencyRows.where('disabled_at', 'is', null);
  const tenantsOf = async (rows: readonly AgencyRow[]) => {
    const tenants = await Promise.all(
      rows.map((row) => tenantOf(agencyOf(row, settings)).catch((error: unknown) => tellOnce(error))),
    );
    return tenants.filter((tenant) => tenant !== undefined);
  };

  return {
    settings,
    directory,
    events: hub,
    vault,
    sessions,
    streams,
    agencies: async () => tenantsOf(await openRows.execute()),
    allAgencies: async () => tenantsOf(await agencyRows.execute()),
    presence: presenceOver(hub),
    signOnProvider: settings.signOn && signOnProvider(settings.signOn, settings),
    makeCatalogue(abbreviation) {
      const made = store.openCatalogue(abbreviation);
      catalogues.set(abbreviation, made);
      return made;
    },
    async removeCatalogue(abbreviation) {
      catalogues.delete(abbreviation);
      await store.removeCatalogue(abbreviation);
    },
    tenantOf,
    async agency(abbreviation) {
      const row = await openRows.where('abbreviation', '=', abbreviation).executeTakeFirst();
      return row && tenantOf(agencyOf(row, settings));
    },
    colleagues: (abbreviation) => colleaguesOf(directory, abbreviation),
    async session(request, how) {
      const token = tokenOf(request);
      return token === undefined ? undefined : sessions.find(token, new Date(), how);
    },
    async close() {
      await closeHub();
      await removalsDone();
      await store.close();
    },
  };
}

async function openExisting(
  store: Store,
  { dataFolder, databaseUrl }: Settings,
  abbreviation: string,
): Promise<Kysely<Catalogue>> {
  const folder = agencyFolder(dataFolder, abbreviation);
  if (!(await store.hasCatalogue(abbreviation)))
    throw new AgencyClosed(
      `The catalogue of ${abbreviation} is missing ${databaseUrl === undefined ? `from ${folder}` : 'from the database'}: the agency is closed until it is put back from a backup.`,
    );
  await mkdir(folder, { recursive: true });
  return store.openCatalogue(abbreviation);
}

async function openHub(
  settings: Settings,
  onLost: () => void,
): Promise<{ hub: EventHub; closeHub(): Promise<void> }> {
  if (settings.databaseUrl === undefined) return { hub: localHub(), closeHub: () => Promise.resolve() };
  const { postgresHub } = await import('../events/postgresHub');
  const hub = await postgresHub(settings.databaseUrl, onLost);
  return { hub, closeHub: () => hub.close() };
}
