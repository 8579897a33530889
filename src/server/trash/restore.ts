import type { Kysely } from 'kysely';
import type { Catalogue, TrashRow } from '../database/schema';
import type { TrashKind } from '../../contract/entities/trash';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { publishFilms } from './delete';
import { findEntry } from './entries';
import { restoreFilms } from './films';
import { restoreReel } from './reels';
import { restoreSpecialReel } from './specialReels';
import { restoreTalent } from './talents';

/** Whose a thing is (nothing: the agency's own), and how it leaves the trash; told to the offices by itself. */
interface Subject {
  readonly talentId: string | null;
  restore(context: ChangeContext, entry: TrashRow): Promise<void>;
}

/** Puts a thing back where it stood. What is in no trash stands there already, or never was this agency's. */
export const trashRestore: Handler<'trash.restore'> = change(async (context, { kind, id }) => {
  const { catalogue } = context;
  const subject = await subjects[kind](catalogue, id);
  if (!subject) throw new Refused({ kind: 'notFound' });
  const { talentId } = subject;
  const entry = await findEntry(catalogue, kind, id);
  if (!entry) return { talentId: talentId ?? '' };
  if (entry.within !== null || (kind !== 'talent' && (await isTrashed(catalogue, talentId))))
    throw new Refused({ kind: 'conflict', reason: 'ownerInTrash' });
  await subject.restore(context, entry);
  await context.recordHistory(id, { kind, deletedAt: entry.at });
  return { talentId: talentId ?? '' };
});

const subjects: Readonly<
  Record<TrashKind, (db: Kysely<Catalogue>, id: string) => Promise<Subject | undefined>>
> = {
  async talent(db, id) {
    const talents = db.selectFrom('talents').select('talent_id').where('talent_id', '=', id);
    if (!(await talents.executeTakeFirst())) return undefined;
    return {
      talentId: id,
      async restore(context) {
        const filmIds = await restoreTalent(context.catalogue, id);
        await publishFilms(context, id, filmIds);
      },
    };
  },
  async film(db, id) {
    const film = await db.selectFrom('films').selectAll().where('film_id', '=', id).executeTakeFirst();
    return (
      film && {
        talentId: film.talent_id,
        async restore(context) {
          await restoreFilms(context.catalogue, [id]);
          await publishFilms(context, film.talent_id, [id]);
        },
      }
    );
  },
  async reel(db, id) {
    const reel = await db.selectFrom('reels').selectAll().where('reel_id', '=', id).executeTakeFirst();
    return (
      reel && {
        talentId: reel.talent_id,
        async restore(context, entry) {
          await restoreReel(context.catalogue, reel, entry);
          context.publish({ kind: 'changed', what: 'reels', talentId: reel.talent_id });
          context.publish({ kind: 'changed', what: 'talents', talentId: reel.talent_id });
        },
      }
    );
  },
  async specialReel(db, id) {
    const reel = await db
      .selectFrom('special_reels')
      .selectAll()
      .where('reel_id', '=', id)
      .executeTakeFirst();
    return (
      reel && {
        talentId: reel.talent_id,
        async restore(context) {
          await restoreSpecialReel(context.catalogue, reel);
          context.publish({ kind: 'changed', what: 'reels', talentId: reel.talent_id ?? '' });
        },
      }
    );
  },
};

async function isTrashed(db: Kysely<Catalogue>, talentId: string | null): Promise<boolean> {
  if (talentId === null) return false;
  const talents = db.selectFrom('talents').select('trashed_at').where('talent_id', '=', talentId);
  return ((await talents.executeTakeFirst())?.trashed_at ?? null) !== null;
}
