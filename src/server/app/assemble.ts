import { mkdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { agencyFolder, openStore } from '../database/store';
import { localHub } from '../events/hub';
import { type SessionStreams, sessionStreams } from '../events/streams';
import type { EventHub, Installation, OwnAgency, Tenant } from '../installation';
import type { Settings } from '../settings';
import { tokenOf } from '../sessions/cookie';
import { agencyOf, colleaguesOf } from '../sessions/people';
import { createSessions, type Sessions } from '../sessions/store';
import { readKey } from '../vault/key';
import { createVault } from '../vault/vault';

/** An installation with the parts that only the core of the server uses. */
export interface OpenInstallation extends Installation {
  readonly sessions: Sessions;
  readonly streams: SessionStreams;
  close(): Promise<void>;
}

/** Opens the databases that the settings name, migrated, and puts the installation together. */
export async function openInstallation(settings: Settings): Promise<OpenInstallation> {
  const store = await openStore(settings);
  const directory = await store.openDirectory();
  const vault = createVault(readKey(settings.dataFolder, settings.key));
  const streams = sessionStreams();
  // Whoever listens connects again then, and loads what may have been missed.
  const { hub, closeHub } = await openHub(settings, () => streams.endAll());
  const sessions = createSessions(directory, settings);
  const catalogues = new Map<string, Promise<Kysely<Catalogue>>>();

  const catalogueOf = (abbreviation: string) => {
    const known = catalogues.get(abbreviation);
    if (known) return known;
    const opening = store.openCatalogue(abbreviation);
    catalogues.set(abbreviation, opening);
    opening.catch(() => catalogues.delete(abbreviation));
    return opening;
  };
  const tenantOf = async (agency: OwnAgency): Promise<Tenant> => {
    const folder = agencyFolder(settings.dataFolder, agency.abbreviation);
    if (!catalogues.has(agency.abbreviation)) await mkdir(folder, { recursive: true });
    return { agency, catalogue: await catalogueOf(agency.abbreviation), folder };
  };

  return {
    settings,
    directory,
    events: hub,
    vault,
    sessions,
    streams,
    async agencies() {
      const rows = await directory.selectFrom('agencies').selectAll().orderBy('abbreviation').execute();
      return Promise.all(rows.map((row) => tenantOf(agencyOf(row, settings))));
    },
    tenantOf,
    async agency(abbreviation) {
      const agencies = directory.selectFrom('agencies').selectAll();
      const row = await agencies.where('abbreviation', '=', abbreviation).executeTakeFirst();
      return row && tenantOf(agencyOf(row, settings));
    },
    colleagues: (abbreviation) => colleaguesOf(directory, abbreviation),
    async session(request, how) {
      const token = tokenOf(request);
      return token === undefined ? undefined : sessions.find(token, new Date(), how);
    },
    async close() {
      await closeHub();
      await store.close();
    },
  };
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
