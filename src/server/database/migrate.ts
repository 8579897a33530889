import { type Kysely, type Migration, Migrator } from 'kysely';
import { catalogueStart } from './migrations/catalogue/001-start';
import { trashTable } from './migrations/catalogue/002-trash';
import { filmPicturesAndOptions } from './migrations/catalogue/005-films';
import { catalogueWriting } from './migrations/catalogue/005-writing';
import { filmVersions } from './migrations/catalogue/006-film-versions';
import { talentRecords } from './migrations/catalogue/006-talent-records';
import { resumeSwitch } from './migrations/catalogue/008-resume-switch';
import { secretAuthors } from './migrations/catalogue/009-secret-authors';
import { historyOrder } from './migrations/catalogue/010-history-order';
import { dismissedUploads } from './migrations/catalogue/011-dismissed-uploads';
import { storedLocally } from './migrations/catalogue/012-stored-locally';
import { oneReelTable } from './migrations/catalogue/013-one-reel-table';
import { newsWriting } from './migrations/catalogue/014-news';
import { screenWriting } from './migrations/catalogue/015-screens';
import { newsletterWriting } from './migrations/catalogue/016-newsletters';
import { pictureCheck } from './migrations/catalogue/017-picture-check';
import { recipientNames } from './migrations/catalogue/018-recipient-names';
import { posters } from './migrations/catalogue/022-posters';
import { calendar } from './migrations/catalogue/028-calendar';
import { newsletterTokens } from './migrations/catalogue/029-newsletter-tokens';
import { removals } from './migrations/catalogue/036-removals';
import { privateMails } from './migrations/catalogue/040-private-mails';
import { mailQueue } from './migrations/catalogue/060-mail-queue';
import { listOrders } from './migrations/catalogue/061-list-orders';
import { keyProof } from './migrations/catalogue/070-key-proof';
import { foldedNames } from './migrations/catalogue/096-folded-names';
import { mailEntries } from './migrations/catalogue/097-mail-entries';
import { reelFieldNames } from './migrations/catalogue/099-reel-field-names';
import { logos } from './migrations/catalogue/100-logos';
import { foldedPeople } from './migrations/catalogue/101-folded-people';
import { listedFilms } from './migrations/catalogue/102-listed-films';
import { foundTalents } from './migrations/catalogue/104-found-talents';
import { foundReels } from './migrations/catalogue/105-found-reels';
import { listedTalents } from './migrations/catalogue/106-listed-talents';
import { listedReels } from './migrations/catalogue/107-listed-reels';
import { requestsOfPeople } from './migrations/catalogue/108-requests-of-people';
import { versionsOfBodies } from './migrations/catalogue/109-versions-of-bodies';
import { mailedLetters } from './migrations/catalogue/110-mailed-letters';
import { reelSlugs } from './migrations/catalogue/111-reel-slugs';
import { requestFingerprints } from './migrations/catalogue/112-request-fingerprints';
import { ownFiles } from './migrations/catalogue/113-own-files';
import { directoryStart } from './migrations/directory/001-start';
import { directorySignInFailures } from './migrations/directory/002-sign-in-failures';
import { directoryAccounts } from './migrations/directory/003-accounts';
import { directorySecondFactor } from './migrations/directory/004-second-factor';
import { directoryPersonLanguage } from './migrations/directory/005-person-language';
import { directoryDisabledAgencies } from './migrations/directory/006-disabled-agencies';
import { directoryPasskeys } from './migrations/directory/007-passkeys';
import { directorySignOn } from './migrations/directory/101-sign-on';
import { directoryRestingCatalogues } from './migrations/directory/106-resting-catalogues';
import { SettingsError } from '../settings';
import type { Catalogue, Directory } from './schema';

const directoryMigrations = {
  '001-start': directoryStart,
  '002-sign-in-failures': directorySignInFailures,
  '003-accounts': directoryAccounts,
  '004-second-factor': directorySecondFactor,
  '005-person-language': directoryPersonLanguage,
  '006-disabled-agencies': directoryDisabledAgencies,
  '007-passkeys': directoryPasskeys,
  '101-sign-on': directorySignOn,
  '106-resting-catalogues': directoryRestingCatalogues,
};
/** By name, in order. */
export const catalogueMigrations: Readonly<Record<string, Migration>> = {
  '001-start': catalogueStart,
  '002-trash': trashTable,
  '005-films': filmPicturesAndOptions,
  '005-writing': catalogueWriting,
  '006-film-versions': filmVersions,
  '006-talent-records': talentRecords,
  '008-resume-switch': resumeSwitch,
  '009-secret-authors': secretAuthors,
  '010-history-order': historyOrder,
  '011-dismissed-uploads': dismissedUploads,
  '012-stored-locally': storedLocally,
  '013-one-reel-table': oneReelTable,
  '014-news': newsWriting,
  '015-screens': screenWriting,
  '016-newsletters': newsletterWriting,
  '017-picture-check': pictureCheck,
  '018-recipient-names': recipientNames,
  '022-posters': posters,
  '028-calendar': calendar,
  '029-newsletter-tokens': newsletterTokens,
  '036-removals': removals,
  '040-private-mails': privateMails,
  '060-mail-queue': mailQueue,
  '061-list-orders': listOrders,
  '070-key-proof': keyProof,
  '096-folded-names': foldedNames,
  '097-mail-entries': mailEntries,
  '099-reel-field-names': reelFieldNames,
  '100-logos': logos,
  '101-folded-people': foldedPeople,
  '102-listed-films': listedFilms,
  '104-found-talents': foundTalents,
  '105-found-reels': foundReels,
  '106-listed-talents': listedTalents,
  '107-listed-reels': listedReels,
  '108-requests-of-people': requestsOfPeople,
  '109-versions-of-bodies': versionsOfBodies,
  '110-mailed-letters': mailedLetters,
  '111-reel-slugs': reelSlugs,
  '112-request-fingerprints': requestFingerprints,
  '113-own-files': ownFiles,
};

/** The name of the newest form of a catalogue. */
export const catalogueForm = Object.keys(catalogueMigrations).sort().at(-1) ?? '';

interface MigrateOptions {
  /** On PostgreSQL. */
  readonly schema?: string | undefined;
  /** Keeps a database that holds something as it was; called with the name of its last migration. */
  readonly keepCopy?: (last: string) => Promise<void>;
  /** Not to the newest form: to that of this migration. */
  readonly upTo?: string;
}

/** Brings the directory to the newest form; does nothing when it has it. */
export const migrateDirectory = (db: Kysely<Directory>, options?: MigrateOptions) =>
  migrate(db, directoryMigrations, options);

/** Brings an agency's catalogue to the newest form; does nothing when it has it. */
export const migrateCatalogue = (db: Kysely<Catalogue>, options?: MigrateOptions) =>
  migrate(db, catalogueMigrations, options);

async function migrate<T>(
  db: Kysely<T>,
  migrations: Record<string, Migration>,
  { schema, keepCopy, upTo }: MigrateOptions = {},
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const known = await migrator.getMigrations();
  const last = known.findLast(({ executedAt }) => executedAt !== undefined)?.name;
  if (last !== undefined && known.some(({ executedAt }) => executedAt === undefined)) await keepCopy?.(last);
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  const newer = /previously executed migration (\S+) is missing|migration "(\S+)" doesn't exist/
    .exec(String(error))
    ?.slice(1)
    .find(Boolean);
  if (newer !== undefined)
    throw new SettingsError(
      `GREENROOM_DATA or DATABASE_URL holds what a newer Greenroom has written (${newer}); start that one, or restore a backup of before.`,
    );
  if (error) throw error;
}
