import { mkdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Maker } from '../accounts/founding';
import type { AgencyRow, Catalogue } from '../database/schema';
import { AgencyClosed } from '../database/damaged';
import { agencyFolder, openStore, requireDirectory, type Store } from '../database/store';
import { noteBeforeChanges } from '../database/transact';
import type { FilePlace, FileStore } from '../files/fileStore';
import { localFiles } from '../files/local';
import { removalsDone } from '../disk/removals';
import { localHub } from '../events/hub';
import { type SessionStreams, sessionStreams } from '../events/streams';
import { apart } from '../eachOf';
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
import { forgetRest, wakeIn } from './awake';

/** An installation with the parts that only the core of the server uses. */
export interface OpenInstallation extends Installation, Maker {
  readonly sessions: Sessions;
  readonly streams: SessionStreams;
  /** The agencies with those that are disabled. */
  allAgencies(): Promise<readonly OwnAgency[]>;
  /** The part of an agency; nothing, and the log says so once, where its catalogue cannot be used. */
  openTenant(agency: OwnAgency): Promise<Tenant | undefined>;
  /** Says in the log which agencies have no catalogue. */
  tellMissing(): Promise<void>;
  /** What an agency keeps beside its catalogue. */
  filesOf(abbreviation: string): FileStore;
  /** Whether the files of agencies can be reached now. */
  filesAnswer(): Promise<boolean>;
  /** Removes the catalogue of an agency for ever; its files stay. */
  removeCatalogue(abbreviation: string): Promise<void>;
  readonly presence: Presence;
  /** Nothing where people sign in with their passwords alone. */
  readonly signOnProvider: SignOnProvider | undefined;
  close(): Promise<void>;
}

interface Opening {
  /** Called once with each catalogue that this process opens, before anybody has it; what it throws keeps it closed, instead of what opening it throws. */
  readonly prepare?: (abbreviation: string, opening: Promise<Kysely<Catalogue>>) => Promise<void>;
  /** Milliseconds after which a catalogue that nobody asks is closed. */
  readonly restsAfter?: number;
  /** False, as left out, for a command that does one thing and ends. */
  readonly isServer?: boolean;
}

/** Opens the directory that the settings name, migrated, and puts the installation together; a catalogue is opened when it is first used. */
export async function openInstallation(
  settings: Settings,
  { prepare, isServer = false, ...resting }: Opening = {},
): Promise<OpenInstallation> {
  if (settings.databaseUrl === undefined) requireDirectory(settings.dataFolder);
  const store = await openStore(settings, {
    ...resting,
    onMissing: (abbreviation) =>
      forgetRest(directory, abbreviation).catch((error: unknown) => log.error(error)),
  });
  const directory = await store.openDirectory();
  const isFirst = !(await directory
    .selectFrom('agencies')
    .select('abbreviation')
    .limit(1)
    .executeTakeFirst());
  const vault = createVault(readKey(settings.dataFolder, settings.key, { isFirst }));
  const streams = sessionStreams();
  // Whoever listens connects again then, and loads what may have been missed.
  const { hub, closeHub } = await openHub(settings, () => streams.endAll(), { isServer });
  const sessions = createSessions(directory, settings);
  const catalogues = new Map<string, Promise<Kysely<Catalogue>>>();
  const wake = wakeIn(directory);
  const noting = (abbreviation: string, catalogue: Kysely<Catalogue>) => {
    noteBeforeChanges(catalogue, () => wake(abbreviation));
    return catalogue;
  };

  const catalogueOf = (abbreviation: string) => {
    const known = catalogues.get(abbreviation);
    if (known) return known;
    const opened = openExisting(store, settings, abbreviation).then(
      (catalogue) => noting(abbreviation, catalogue),
      async (error: unknown) => {
        if (error instanceof AgencyClosed) await forgetRest(directory, abbreviation);
        throw error;
      },
    );
    const opening = Promise.resolve(prepare?.(abbreviation, opened)).then(
      () => opened,
      async (error: unknown) => {
        await opened.then(store.closeCatalogue, () => undefined);
        throw error;
      },
    );
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
  const place = await openFiles(settings);
  const filesOf = (abbreviation: string) =>
    place.filesOf(abbreviation, agencyFolder(settings.dataFolder, abbreviation));
  const tenantOf = async (agency: OwnAgency): Promise<Tenant> => {
    const { abbreviation } = agency;
    const folder = agencyFolder(settings.dataFolder, abbreviation);
    return { agency, catalogue: await catalogueOf(abbreviation), folder, files: filesOf(abbreviation) };
  };

  const agencyRows = directory.selectFrom('agencies').selectAll().orderBy('abbreviation');
  const openRows = agencyRows.where('disabled_at', 'is', null);
  const agenciesOf = (rows: readonly AgencyRow[]) => rows.map((row) => agencyOf(row, settings));
  const openTenant = (agency: OwnAgency) => tenantOf(agency).catch((error: unknown) => tellOnce(error));

  return {
    settings,
    directory,
    events: hub,
    vault,
    sessions,
    streams,
    agencies: async () => agenciesOf(await openRows.execute()),
    allAgencies: async () => agenciesOf(await agencyRows.execute()),
    async atWork() {
      const rows = await openRows.where('wakes_at', '<=', new Date().toISOString()).execute();
      const opening = agenciesOf(rows).map((agency) =>
        apart({ directory }, agency.abbreviation, 'The catalogue could not be opened', () =>
          openTenant(agency),
        ),
      );
      const tenants = await Promise.all(opening);
      return tenants.filter((tenant) => tenant !== undefined);
    },
    openTenant,
    filesOf,
    filesAnswer: place.answers,
    async tellMissing() {
      const rows = await directory.selectFrom('agencies').select('abbreviation').execute();
      for (const abbreviation of await store.without(rows.map((row) => row.abbreviation))) {
        tellOnce(missing(settings, abbreviation));
        await forgetRest(directory, abbreviation);
      }
    },
    presence: presenceOver(hub),
    signOnProvider: settings.signOn && signOnProvider(settings.signOn, settings),
    makeCatalogue(abbreviation) {
      const made = store.openCatalogue(abbreviation).then((catalogue) => noting(abbreviation, catalogue));
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

function missing({ dataFolder, databaseUrl }: Settings, abbreviation: string): AgencyClosed {
  const place =
    databaseUrl === undefined ? `from ${agencyFolder(dataFolder, abbreviation)}` : 'from the database';
  return new AgencyClosed(
    `The catalogue of ${abbreviation} is missing ${place}: the agency is closed until it is put back from a backup.`,
  );
}

async function openExisting(
  store: Store,
  settings: Settings,
  abbreviation: string,
): Promise<Kysely<Catalogue>> {
  const folder = agencyFolder(settings.dataFolder, abbreviation);
  if ((await store.without([abbreviation])).length > 0) throw missing(settings, abbreviation);
  await mkdir(folder, { recursive: true });
  return store.openCatalogue(abbreviation);
}

/** The files of an agency, by its abbreviation and its folder. */
async function openFiles({ s3Url, diskFloor }: Settings): Promise<FilePlace> {
  if (s3Url === undefined)
    return { filesOf: (_abbreviation, folder) => localFiles(folder, diskFloor), answers: async () => true };
  const { openS3 } = await import('../files/s3/open');
  return openS3(s3Url);
}

async function openHub(
  settings: Settings,
  onLost: () => void,
  how: { readonly isServer: boolean },
): Promise<{ hub: EventHub; closeHub(): Promise<void> }> {
  if (settings.databaseUrl === undefined) return { hub: localHub(), closeHub: () => Promise.resolve() };
  const { postgresHub } = await import('../events/postgresHub');
  const hub = await postgresHub(settings.databaseUrl, onLost, how);
  return { hub, closeHub: () => hub.close() };
}
