import { createMigrate } from 'redux-persist';
import type { MigrationManifest, Storage } from 'redux-persist/es/types';
import type { Session } from '../../../contract/entities/session';
import { storedDrafts } from './drafts';

/** The version of what is stored; a change of its shape adds a migration. */
export const STORED_VERSION = 1;

/** From each version to the next. Version 1 is the first: what is older or of no version is not understood and left. */
const migrations: MigrationManifest = { 1: () => undefined };

/** Where something is stored: a key, the slices under it. */
export interface StoredPlace {
  readonly key: string;
  readonly whitelist: string[];
}

/** What the device keeps: language and theme, and who is signed in (no secret is part of it). */
export const devicePlace: StoredPlace = { key: 'device', whitelist: ['preferences', 'session'] };

/** What a person keeps, apart for each agency: rows on a page, unsaved text. It is removed at sign-out. */
export const personalPlace = ({ agency }: Session): StoredPlace => ({
  key: `person:${agency.databaseName}:${agency.userId}`,
  whitelist: ['pageSizes', 'longText', 'autoSave'],
});

const PREFIX = 'greenroom:';

/** Under which name the browser's storage has it. */
export const storedName = ({ key }: Pick<StoredPlace, 'key'>): string => PREFIX + key;

export const configOf = (place: StoredPlace, storage: Storage) => ({
  ...place,
  keyPrefix: PREFIX,
  storage,
  version: STORED_VERSION,
  migrate: createMigrate(migrations),
  transforms: [storedDrafts],
});
