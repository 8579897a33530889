import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import { sendRefusal } from '../http/answers';
import { visitorOf } from '../http/visitor';
import type { Tenant, Installation } from '../installation';
import { resumeOf } from '../resumes/handlers';
import {
  sendFilm,
  sendOldThumbnail,
  sendOriginal,
  sendResume,
  sendTalentPicture,
  sendThumbnail,
} from './delivery';

interface FilmRoute {
  Params: { readonly filmId: string; readonly picture: string };
  Querystring: { readonly dbClient?: unknown };
}

type Send = (
  reply: FastifyReply,
  tenant: Tenant,
  request: FastifyRequest<FilmRoute>,
) => Promise<FastifyReply>;

/** Films, their pictures and their originals, for the staff of the agency whose catalogue they are in. */
export function registerStaffDelivery(scope: FastifyInstance, installation: Installation): void {
  const route = (path: string, deliver: Send) =>
    scope.get<FilmRoute>(`/media/films/:filmId/${path}`, async (request, reply) => {
      const { tenant } = await visitorOf(installation, request);
      if (!(await hasFilm(tenant, request.params.filmId))) return sendRefusal(reply, { kind: 'notFound' });
      return deliver(reply, tenant, request);
    });
  route('film.mp4', (reply, tenant, { params }) => sendFilm(reply, tenant, params.filmId));
  route('thumbnails/:picture(^[1-9]\\d{0,2}).jpg', (reply, tenant, { params }) =>
    sendThumbnail(reply, tenant, params.filmId, Number(params.picture)),
  );
  route('thumbnails/own.jpg', (reply, tenant, { params }) =>
    sendThumbnail(reply, tenant, params.filmId, OWN_THUMBNAIL),
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

interface TalentRoute {
  Params: { readonly talentId: string; readonly picture: string };
}

/** Sends what a talent's route names; nothing when the agency has no such thing. */
type Delivery = (reply: FastifyReply) => Promise<FastifyReply>;
type Find = (tenant: Tenant, params: TalentRoute['Params']) => Promise<Delivery | undefined>;

/** Talents' own pictures and resumes, for the staff of the agency whose talents they are. */
export function registerTalentDelivery(scope: FastifyInstance, installation: Installation): void {
  const route = (path: string, find: Find) =>
    scope.get<TalentRoute>(`/media/talents/:talentId/${path}`, async (request, reply) => {
      const { tenant } = await visitorOf(installation, request);
      const deliver = await find(tenant, request.params);
      return deliver ? deliver(reply) : sendRefusal(reply, { kind: 'notFound' });
    });
  route('pictures/:picture(^[1-9]\\d{0,5}).jpg', async (tenant, { talentId, picture }) => {
    const row = await tenant.catalogue
      .selectFrom('talent_pictures')
      .select('picture')
      .where('talent_id', '=', talentId)
      .where('picture', '=', Number(picture))
      .executeTakeFirst();
    return row && ((reply) => sendTalentPicture(reply, tenant, talentId, row.picture));
  });
  route('resume.pdf', async (tenant, { talentId }) => {
    const resume = await resumeOf(tenant.catalogue, talentId);
    return resume && ((reply) => sendResume(reply, tenant, resume.file_name, resume.original_name));
  });
}

async function hasFilm({ catalogue }: Tenant, filmId: string): Promise<boolean> {
  return (
    (await catalogue
      .selectFrom('films')
      .select('film_id')
      .where('film_id', '=', filmId)
      .executeTakeFirst()) !== undefined
  );
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
