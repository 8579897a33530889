import type { Kysely, Transaction } from 'kysely';
import type { Catalogue } from '../database/schema';
import type { Dated } from './aged';

/** What a row says is in a folder: the name there, and what must be there, at that name or below it. */
export interface KeptEntry {
  readonly name: string;
  readonly files: readonly string[];
}

/** One kind of files of an agency: which folder of the agency's they are in, and what the rows say of them. */
export interface KeptFiles {
  readonly folder: string;
  /** All that rows know of. Without it the folder holds only what passes. */
  rows?(catalogue: Kysely<Catalogue>): Promise<readonly KeptEntry[]>;
  /** Whether a name is of what comes and goes without a row. */
  passes?(name: string): boolean;
  /**
   * Takes the rows of what has been nobody's for too long, and returns what is to be removed of it and of what came and
   * went: names of the agency's files. What passes is given as it stood before: nobody waits for files in a transaction.
   */
  giveUp?(
    catalogue: Transaction<Catalogue>,
    now: Date,
    passing: readonly Dated[],
  ): Promise<readonly string[]>;
}
