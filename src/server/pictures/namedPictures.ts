import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { newsPictureUpload } from '../../contract/scripts';
import type { Catalogue } from '../database/schema';
import { sendRefusal } from '../http/answers';
import { visitorOf } from '../http/visitor';
import { newId } from '../ids';
import type { KeptFiles } from '../disk/keptFiles';
import type { Installation } from '../installation';
import { sendNamedPicture } from '../media/delivery';
import { namedPicturePath } from '../media/paths';
import { inAllSizes, keepSmall } from '../media/smallPicture';
import type { PictureStore } from './answerPictures';

/** A picture that nothing names is given up so long after it came, in milliseconds: a form may be open that will. */
const PICTURE_LIFE = 7 * 24 * 60 * 60 * 1000;

interface Asked {
  Params: { readonly picture: string };
}

interface NamedPicturesOptions {
  /** The table of the pictures, and that of the things whose column `picture` names one. */
  readonly table: 'news_pictures' | 'reel_pictures';
  readonly namedBy: 'news' | 'reels';
  /** Where they are: under /media, and in the agency's folder. */
  readonly folder: string;
}

/** Pictures that come before the thing is saved that has them: kept under names of ours, shown to staff, given up unnamed. */
export function namedPictures({ table, namedBy, folder: kind }: NamedPicturesOptions) {
  const has = async (catalogue: Kysely<Catalogue>, picture: string) =>
    (await catalogue
      .selectFrom(table)
      .select('picture')
      .where('picture', '=', picture)
      .executeTakeFirst()) !== undefined;

  const store: PictureStore<typeof newsPictureUpload> = async ({ tenant: { files }, path }) => {
    const staged = await files.stage(path);
    const picture = newId();
    const lasting = namedPicturePath('', kind, picture);
    return async ({ catalogue, caller, now, recordHistory, afterCommit }) => {
      const row = { picture, added_at: now.toISOString(), staff_id: caller.staffId };
      await catalogue.insertInto(table).values(row).execute();
      await recordHistory(`${namedBy}Picture:${picture}`, null);
      await files.copy(staged, lasting);
      afterCommit(() => keepSmall(files, lasting));
      return { picture };
    };
  };

  /** Shows them to the agency's staff. */
  function deliver(app: FastifyInstance, installation: Installation): void {
    app.get<Asked>(`/media/${kind}/:picture.jpg`, async (request, reply) => {
      const { tenant } = await visitorOf(installation, request);
      const { picture } = request.params;
      return (await has(tenant.catalogue, picture))
        ? sendNamedPicture(reply, tenant, kind, picture)
        : sendRefusal(reply, { kind: 'notFound' });
    });
  }

  /** Gives up those that no thing names, in the trash or not. */
  const kept: KeptFiles = {
    folder: kind,
    async rows(catalogue) {
      const rows = await catalogue.selectFrom(table).select('picture').execute();
      return rows.flatMap(({ picture }) => filesOf(picture).map(withFile(picture)));
    },
    async giveUp(catalogue, now) {
      const before = new Date(now.getTime() - PICTURE_LIFE).toISOString();
      const gone = await catalogue
        .deleteFrom(table)
        .where('added_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom(namedBy).select('picture').whereRef(`${namedBy}.picture`, '=', `${table}.picture`),
            ),
          ),
        )
        // Newsletters show them too, among their items, and letters that were mailed.
        .where(({ not, exists, selectFrom }) => {
          const named = sql`'%"' || ${sql.ref(`${table}.picture`)} || '"%'`;
          const shown = selectFrom('newsletters')
            .select('newsletter_id')
            .where(sql<boolean>`items like ${named}`);
          const mailed = selectFrom('mailed_letters')
            .select('newsletter_id')
            .where(sql<boolean>`content like ${named}`);
          return not(exists(shown.unionAll(mailed)));
        })
        .returning('picture')
        .execute();
      return gone.flatMap(({ picture }) => filesOf(picture).map((name) => join(kind, name)));
    },
  };

  return { has, store, deliver, kept };
}

const filesOf = (picture: string) => inAllSizes(`${picture}.jpg`);

/** Only the picture itself must be there. */
const withFile = (picture: string) => (name: string) => ({
  name,
  files: name === `${picture}.jpg` ? [name] : [],
});
