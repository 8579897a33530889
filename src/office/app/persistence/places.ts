import type { Session } from '../../../contract/entities/session';
import { DRAFT_SLICES } from '../../workflows/records/draftSlices';

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
  whitelist: ['pageSizes', ...DRAFT_SLICES],
});

/** Before the key, in the name under which the browser's storage has it. */
export const PREFIX = 'greenroom:';
