import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { Tenant } from '../installation';
import {
  FILM_FILE,
  filmFolder,
  namedPicturePath,
  OLD_THUMBNAILS,
  ownPicturePath,
  receivedPath,
  resumePath,
  screenPicturePath,
  talentPicturePath,
  THUMBNAILS,
} from './paths';
import { NOT_KEPT, sendFile } from './sendFile';
import { sendPicture } from './sendPicture';

/** Sends a film of an agency (whole, or the ranges asked for). The caller has seen that the film may be shown. */
export const sendFilm = (reply: FastifyReply, { files }: Tenant, filmId: string) =>
  sendFile(reply, files, join(filmFolder('', filmId), FILM_FILE), 'video/mp4');

/** A film, and the file of its own picture. */
export interface Pictured {
  readonly filmId: string;
  readonly ownFile: string;
}

/** Sends one of a film's pictures: 0 is its own, the automatic ones count from 1. */
export const sendThumbnail = (
  reply: FastifyReply,
  { files }: Tenant,
  { filmId, ownFile }: Pictured,
  picture: number,
) =>
  sendPicture(
    reply,
    files,
    picture === OWN_THUMBNAIL
      ? ownPicturePath('', filmId, ownFile)
      : join(filmFolder('', filmId), THUMBNAILS, `${picture}.jpg`),
  );

/** Sends a picture of a film from before the automatic thumbnails; pictures count from 1. */
export const sendOldThumbnail = (reply: FastifyReply, { files }: Tenant, filmId: string, picture: number) =>
  sendPicture(reply, files, join(filmFolder('', filmId), OLD_THUMBNAILS, `${picture}.jpg`));

/** Sends a picture that was uploaded for a talent; pictures count from 1. */
export const sendTalentPicture = (
  reply: FastifyReply,
  { files }: Tenant,
  talentId: string,
  picture: number,
) => sendPicture(reply, files, talentPicturePath('', talentId, picture));

/** Sends a picture of a home screen; pictures count from 1. */
export const sendScreenPicture = (
  reply: FastifyReply,
  { files }: Tenant,
  screenId: string,
  picture: number,
) => sendPicture(reply, files, screenPicturePath('', screenId, picture));

/** Sends a picture that was uploaded for a kind of thing, as news. */
export const sendNamedPicture = (reply: FastifyReply, { files }: Tenant, kind: string, picture: string) =>
  sendPicture(reply, files, namedPicturePath('', kind, picture));

/** Sends a resume to be read in the browser, under the name it came with. */
export const sendResume = (reply: FastifyReply, { files }: Tenant, fileName: string, originalName: string) =>
  sendFile(
    reply.header('content-disposition', disposition('inline', originalName)),
    files,
    resumePath('', fileName),
    'application/pdf',
    NOT_KEPT,
  );

/** Sends the file that was uploaded for a film as a download under the name it came with. */
export const sendOriginal = (reply: FastifyReply, { files }: Tenant, processId: string, fileName: string) =>
  sendFile(
    reply.header('content-disposition', disposition('attachment', fileName)),
    files,
    receivedPath('', processId),
    'application/octet-stream',
    NOT_KEPT,
  );

/** RFC 6266, 4.3: the name in plain letters for old programs, and as it is (RFC 8187). */
function disposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const exact = encodeURIComponent(Buffer.from(fileName).toString()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
