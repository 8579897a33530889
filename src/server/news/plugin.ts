import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { newsPictureUpload } from '../../contract/scripts';
import { sendRefusal } from '../http/answers';
import { visitorOf } from '../http/visitor';
import { newId } from '../ids';
import type { Installation } from '../installation';
import { sendNewsPicture } from '../media/delivery';
import { newsPicturePath } from '../media/paths';
import { answerPictures } from '../pictures/answerPictures';
import { renameDurably, sync } from '../uploads/durable';

interface Asked {
  Params: { readonly picture: string };
}

/** Pictures of news: UploadPict_UHD.php (spec section 7) takes them, under a name of ours, and staff are shown them. */
export async function registerNewsPictures(app: FastifyInstance, installation: Installation): Promise<void> {
  await answerPictures(app, installation, newsPictureUpload, async ({ tenant: { folder }, path }) => {
    // On disk before the commit: what is left to do after it is a new name.
    await sync(path);
    return async ({ catalogue, caller, now, recordHistory, afterCommit }) => {
      const picture = newId();
      const row = { picture, added_at: now.toISOString(), staff_id: caller.staffId };
      await catalogue.insertInto('news_pictures').values(row).execute();
      await recordHistory(`newsPicture:${picture}`, null);
      afterCommit(async () => {
        const lasting = newsPicturePath(folder, picture);
        await mkdir(dirname(lasting), { recursive: true });
        await renameDurably(path, lasting);
      });
      return { picture };
    };
  });

  app.get<Asked>('/media/news/:picture.jpg', async (request, reply) => {
    const { tenant } = await visitorOf(installation, request);
    const row = await tenant.catalogue
      .selectFrom('news_pictures')
      .select('picture')
      .where('picture', '=', request.params.picture)
      .executeTakeFirst();
    return row ? sendNewsPicture(reply, tenant, row.picture) : sendRefusal(reply, { kind: 'notFound' });
  });
}
