import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Installation } from '../installation';
import { sendFilm, sendNamedPicture, sendThumbnail } from '../media/delivery';
import { playableFilms } from '../reels/publicReel';
import { openReelAnywhere } from './find';

interface FilmRequest {
  Params: { id: string; filmId: string };
  Querystring: { agency?: unknown };
}

/** The films of a reel and their pictures, and that of a poster, for anyone, while the reel is on and the film is on it. */
export function registerReelFilms(scope: FastifyInstance, installation: Installation): void {
  const find = async ({ id, filmId }: FilmRequest['Params'], agency: unknown) => {
    const found = await openReelAnywhere(installation, id, agency);
    const films = found ? await playableFilms(found.tenant.catalogue, found.reel) : [];
    const film = films.find((each) => each.filmId === filmId);
    return found && film ? { film, tenant: found.tenant } : undefined;
  };

  scope.get<FilmRequest>('/reel/:id/films/:filmId.mp4', async ({ params, query }, reply) => {
    const found = await find(params, query.agency);
    if (!found) return reply.callNotFound();
    return sendFilm(reply, found.tenant, found.film.filmId);
  });

  scope.get<FilmRequest>('/reel/:id/films/:filmId.jpg', async ({ params, query }, reply) => {
    const found = await find(params, query.agency);
    if (found?.film.thumbnail === undefined) return reply.callNotFound();
    return sendThumbnail(shownElsewhere(reply), found.tenant, found.film, found.film.thumbnail);
  });

  scope.get<Omit<FilmRequest, 'Params'> & { Params: { id: string } }>(
    '/reel/:id/poster.jpg',
    async ({ params, query }, reply) => {
      const found = await openReelAnywhere(installation, params.id, query.agency);
      const picture = found?.reel.poster.picture ?? '';
      if (!found || picture === '') return reply.callNotFound();
      return sendNamedPicture(shownElsewhere(reply), found.tenant, 'posters', picture);
    },
  );
}

/** Mail clients and chats show it on pages of their own. */
const shownElsewhere = (reply: FastifyReply) => reply.header('cross-origin-resource-policy', 'cross-origin');
