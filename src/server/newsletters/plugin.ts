import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewsletterContent } from '../../contract/entities/newsletter';
import type { Installation, Tenant } from '../installation';
import { sendFilm, sendNamedPicture, sendThumbnail } from '../media/delivery';
import { newsPictures } from '../news/pictures';
import type { PublicFilm } from '../reels/publicReel';
import { orAway } from '../reelpage/away';
import { asPage, openFrames } from '../reelpage/frame';
import { filmGonePage, newsletterGonePage } from '../reelpage/document';
import { filmPage } from '../reelpage/page';
import { pagePolicy } from '../reelpage/policy';
import { pageAddress, PAGES, publicAddresses } from './addresses';
import { composed } from './composed';
import { contentByToken } from './content';
import { filmIdsOf, liveFilms } from './films';
import { picturesOf } from './keepable';

interface Asked {
  Params: {
    readonly agency: string;
    readonly token: string;
    readonly filmId: string;
    readonly picture: string;
  };
}

type Answer<A> = (request: FastifyRequest<Asked>, reply: FastifyReply) => Promise<A>;

interface OpenNewsletter {
  readonly tenant: Tenant;
  readonly content: NewsletterContent;
}

/** The pages of newsletters for whoever has the address, with the films and pictures that they show. */
export async function registerNewsletterPages(
  app: FastifyInstance,
  installation: Installation,
): Promise<void> {
  const frameOf = await openFrames();
  const ifAway = orAway(frameOf);
  const { publicUrl } = installation.settings;

  const find = async ({
    params: { agency, token },
  }: FastifyRequest<Asked>): Promise<OpenNewsletter | undefined> => {
    const tenant = await installation.agency(agency);
    const content = tenant && (await contentByToken(tenant.catalogue, token));
    return tenant && content && { tenant, content };
  };
  const findFilm = async (request: FastifyRequest<Asked>) => {
    const found = await find(request);
    const { filmId } = request.params;
    if (!found || !filmIdsOf(found.content).includes(filmId)) return undefined;
    const film = (await liveFilms(found.tenant.catalogue, [filmId])).get(filmId);
    return film && { film, tenant: found.tenant };
  };
  const getFile = (path: string, answer: Answer<FastifyReply | undefined>) =>
    app.get<Asked>(
      `${PAGES}/:agency/:token${path}`,
      async (request, reply) => (await answer(request, reply)) ?? reply.callNotFound(),
    );
  // Mail programs and people put a slash at the end of a link.
  const getPage = (path: string, answer: Answer<FastifyReply>) => {
    for (const end of ['', '/']) app.get<Asked>(`${PAGES}/:agency/:token${path}${end}`, ifAway, answer);
  };
  const sendGone: Answer<FastifyReply> = async (request, reply) =>
    asPage(reply, pagePolicy())
      .code(404)
      .send(newsletterGonePage(frameOf(request)));

  // Links that were cut off.
  for (const path of [PAGES, `${PAGES}/*`]) app.get<Asked>(path, sendGone);

  getPage('', async (request, reply) => {
    const found = await find(request);
    if (!found) return sendGone(request, reply);
    const { tenant, content } = found;
    const { agency, catalogue } = tenant;
    const home = { agency, publicUrl };
    const addresses = { ...publicAddresses(home, request.params.token), page: undefined };
    const { html } = await composed(catalogue, agency, content, addresses);
    return asPage(reply, letterPolicy(agency.logoUrl, publicUrl)).send(html);
  });

  getPage('/watch/:filmId', async (request, reply) => {
    const found = await findFilm(request);
    const frame = frameOf(request);
    asPage(reply, pagePolicy(found?.tenant.agency.logoUrl ?? ''));
    if (!found || found.film.duration <= 0) return reply.code(404).send(filmGonePage(frame));
    const { agency } = found.tenant;
    const films = `${new URL(pageAddress({ agency, publicUrl }, request.params.token)).pathname}/films`;
    const addressOf = ({ filmId }: PublicFilm, ending: string) =>
      `${films}/${encodeURIComponent(filmId)}.${ending}`;
    return reply.send(filmPage(frame, agency, found.film, addressOf));
  });

  getFile('/films/:filmId.mp4', async (request, reply) => {
    const found = await findFilm(request);
    return found && sendFilm(reply, found.tenant, found.film.filmId);
  });

  getFile('/films/:filmId.jpg', async (request, reply) => {
    const found = await findFilm(request);
    if (found?.film.thumbnail === undefined) return undefined;
    return sendThumbnail(forMails(reply), found.tenant, found.film, found.film.thumbnail);
  });

  getFile('/pictures/:picture.jpg', async (request, reply) => {
    const found = await find(request);
    const { picture } = request.params;
    if (!found || !picturesOf(found.content).has(picture)) return undefined;
    if (!(await newsPictures.has(found.tenant.catalogue, picture))) return undefined;
    return sendNamedPicture(forMails(reply), found.tenant, 'news', picture);
  });
}

/** Mail clients show it on pages of their own. */
const forMails = (reply: FastifyReply) => reply.header('cross-origin-resource-policy', 'cross-origin');

/** A newsletter is dressed by attributes, and runs nothing; its pictures have whole addresses, whatever name it is opened by. */
const letterPolicy = (logoUrl: string, publicUrl: string) =>
  pagePolicy(logoUrl, publicUrl)
    .replace("style-src 'self'", "style-src 'unsafe-inline'")
    .replace("script-src 'self'", "script-src 'none'");
