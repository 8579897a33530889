import send from '@fastify/send';
import type { FastifyReply } from 'fastify';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import { sendRefusal } from '../http/answers';
import type { AgencyPlace } from '../installation';
import {
  FILM_FILE,
  filmFolder,
  OLD_THUMBNAILS,
  OWN_PICTURE,
  resumesFolder,
  talentFolder,
  THUMBNAILS,
  uploadsFolder,
} from './paths';

/** Sends a film of an agency (whole, or the ranges asked for). The caller has seen that the film may be shown. */
export const sendFilm = (reply: FastifyReply, { folder }: AgencyPlace, filmId: string) =>
  sendFile(reply, filmFolder(folder, filmId), FILM_FILE, 'video/mp4');

/** Sends one of a film's pictures: 0 is its own, the automatic ones count from 1. */
export const sendThumbnail = (
  reply: FastifyReply,
  { folder }: AgencyPlace,
  filmId: string,
  picture: number,
) =>
  sendFile(
    reply,
    filmFolder(folder, filmId),
    picture === OWN_THUMBNAIL ? OWN_PICTURE : `${THUMBNAILS}/${picture}.jpg`,
    'image/jpeg',
  );

/** Sends a picture of a film from before the automatic thumbnails; pictures count from 1. */
export const sendOldThumbnail = (
  reply: FastifyReply,
  { folder }: AgencyPlace,
  filmId: string,
  picture: number,
) => sendFile(reply, filmFolder(folder, filmId), `${OLD_THUMBNAILS}/${picture}.jpg`, 'image/jpeg');

/** Sends a picture that was uploaded for a talent; pictures count from 1. */
export const sendTalentPicture = (
  reply: FastifyReply,
  { folder }: AgencyPlace,
  talentId: string,
  picture: number,
) => sendFile(reply, talentFolder(folder, talentId), `pictures/${picture}.jpg`, 'image/jpeg');

/** Sends a resume to be read in the browser, under the name it came with. */
export const sendResume = (
  reply: FastifyReply,
  { folder }: AgencyPlace,
  fileName: string,
  originalName: string,
) =>
  sendFile(
    reply.header('content-disposition', disposition('inline', originalName)),
    resumesFolder(folder),
    fileName,
    'application/pdf',
  );

/** Sends the file that was uploaded for a film as a download under the name it came with. */
export const sendOriginal = (
  reply: FastifyReply,
  { folder }: AgencyPlace,
  processId: string,
  fileName: string,
) =>
  sendFile(
    reply.header('content-disposition', disposition('attachment', fileName)),
    uploadsFolder(folder),
    processId,
    'application/octet-stream',
  );

async function sendFile(
  reply: FastifyReply,
  root: string,
  path: string,
  type: string,
): Promise<FastifyReply> {
  const sent = await send(reply.request.raw, `/${encodeURI(path)}`, {
    root,
    cacheControl: false,
    dotfiles: 'deny',
  });
  if (sent.type !== 'file') {
    reply.removeHeader('content-disposition');
    // A range that the file does not have: the answer names its length (RFC 9110, 15.5.17).
    if (sent.statusCode === 416) return reply.code(416).headers(sent.headers).send(sent.stream);
    return sendRefusal(reply, { kind: 'notFound' });
  }
  return reply
    .code(sent.statusCode)
    .headers(sent.headers)
    .type(type)
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(sent.stream);
}

/** RFC 6266, 4.3: the name in plain letters for old programs, and as it is (RFC 8187). */
function disposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const exact = encodeURIComponent(Buffer.from(fileName).toString()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
