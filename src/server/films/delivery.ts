import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import { sendRefusal } from '../http/answers';
import { visitorOf } from '../http/visitor';
import type { Tenant, Installation } from '../installation';
import { type Pictured, sendFilm, sendOldThumbnail, sendOriginal, sendThumbnail } from '../media/delivery';

interface FilmRoute {
  Params: { readonly filmId: string; readonly picture: string };
  Querystring: { readonly dbClient?: unknown; readonly v?: unknown };
}

type Send = (
  reply: FastifyReply,
  tenant: Tenant,
  request: FastifyRequest<FilmRoute>,
  film: Pictured,
) => Promise<FastifyReply>;

/** Films, their pictures and their originals, for the staff of the agency whose catalogue they are in. */
export function registerFilmDelivery(scope: FastifyInstance, installation: Installation): void {
  const route = (path: string, deliver: Send) =>
    scope.get<FilmRoute>(`/media/films/:filmId/${path}`, async (request, reply) => {
      const { tenant } = await visitorOf(installation, request);
      const film = await pictured(tenant).where('film_id', '=', request.params.filmId).executeTakeFirst();
      if (!film) return sendRefusal(reply, { kind: 'notFound' });
      return deliver(reply, tenant, request, film);
    });
  route('film.mp4', (reply, tenant, { params }) => sendFilm(reply, tenant, params.filmId));
  route('thumbnails/:picture(^[1-9]\\d{0,2}).jpg', (reply, tenant, { params }, film) =>
    sendThumbnail(reply, tenant, film, Number(params.picture)),
  );
  route('thumbnails/own.jpg', async (reply, tenant, { query }, film) =>
    sendThumbnail(reply, tenant, (await holderOf(tenant, query.v)) ?? film, OWN_THUMBNAIL),
  );
  route('vignettes/:picture(^[1-9]\\d{0,2}).jpg', (reply, tenant, { params }) =>
    sendOldThumbnail(reply, tenant, params.filmId, Number(params.picture)),
  );
  route('original', async (reply, tenant, { params, query }) => {
    // The call names the client database (spec section 6); another agency's is none of the caller's.
    const isOwn = query.dbClient === undefined || query.dbClient === tenant.agency.databaseName;
    if (!isOwn) return sendRefusal(reply, { kind: 'notFound' });
    const original = await originalOf(tenant, params.filmId);
    if (!original) return sendRefusal(reply, { kind: 'notFound' });
    return sendOriginal(reply, tenant, original.process_id, original.file_name);
  });
}

const pictured = ({ catalogue }: Tenant) =>
  catalogue.selectFrom('films').select(['film_id as filmId', 'own_file as ownFile']);

/** The film that the picture to check of this id stands for now: where it waits may have been decided or taken back meanwhile. */
async function holderOf(tenant: Tenant, pictureId: unknown): Promise<Pictured | undefined> {
  if (typeof pictureId !== 'string' || pictureId === '') return undefined;
  return pictured(tenant).where('own_picture', '=', pictureId).executeTakeFirst();
}

function originalOf({ catalogue }: Tenant, filmId: string) {
  return catalogue
    .selectFrom('films as f')
    .innerJoin('upload_processes as p', 'p.process_id', 'f.process_id')
    .select(['p.process_id', 'p.file_name'])
    .where('f.film_id', '=', filmId)
    .where('p.stage', '=', 'RECEIVED')
    .executeTakeFirst();
}
