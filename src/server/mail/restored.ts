import type { Kysely } from 'kysely';
import type { Catalogue } from '../database/schema';
import { isDue } from './queue';

const RESTORED = 'It had not left when the backup was made that was put back; it may have been sent since.';

/** Marks as uncertain what may have left after a backup was made, once it is put back; what is tried again later stays. */
export const doubtRestored = (db: Kysely<Catalogue>, now: Date) =>
  db
    .updateTable('outbox')
    .set({ status: 'uncertain', reason: RESTORED })
    .where((where) =>
      where.or([
        where('status', '=', 'sending'),
        where.and([where('status', '=', 'waiting'), isDue(now)(where)]),
      ]),
    )
    .execute();
