import { dirname } from 'node:path';
import type { FastifyReply } from 'fastify';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { Tenant } from '../installation';
import {
  FILM_FILE,
  filmFolder,
  namedPicturePath,
  OLD_THUMBNAILS,
  OWN_PICTURE,
  resumesFolder,
  screenFolder,
  talentFolder,
  THUMBNAILS,
  uploadsFolder,
} from './paths';
import { NOT_KEPT, sendFile } from './sendFile';
import { sendPicture } from './sendPicture';

/** Sends a film of an agency (whole, or the ranges asked for). The caller has seen that the film may be shown. */
export const sendFilm = (reply: FastifyReply, { folder }: Tenant, filmId: string) =>
  sendFile(reply, filmFolder(folder, filmId), FILM_FILE, 'video/mp4');

/** Sends one of a film's pictures: 0 is its own, the automatic ones count from 1. */
export const sendThumbnail = (reply: FastifyReply, { folder }: Tenant, filmId: string, picture: number) =>
  sendPicture(
    reply,
    filmFolder(folder, filmId),
    picture === OWN_THUMBNAIL ? OWN_PICTURE : `${THUMBNAILS}/${picture}.jpg`,
  );

/** Sends a picture of a film from before the automatic thumbnails; pictures count from 1. */
export const sendOldThumbnail = (reply: FastifyReply, { folder }: Tenant, filmId: string, picture: number) =>
  sendPicture(reply, filmFolder(folder, filmId), `${OLD_THUMBNAILS}/${picture}.jpg`);

/** Sends a picture that was uploaded for a talent; pictures count from 1. */
export const sendTalentPicture = (
  reply: FastifyReply,
  { folder }: Tenant,
  talentId: string,
  picture: number,
) => sendPicture(reply, talentFolder(folder, talentId), `pictures/${picture}.jpg`);

/** Sends a picture of a home screen; pictures count from 1. */
export const sendScreenPicture = (
  reply: FastifyReply,
  { folder }: Tenant,
  screenId: string,
  picture: number,
) => sendPicture(reply, screenFolder(folder, screenId), `${picture}.jpg`);

/** Sends a picture that was uploaded for a kind of thing, as news. */
export const sendNamedPicture = (reply: FastifyReply, { folder }: Tenant, kind: string, picture: string) =>
  sendPicture(reply, dirname(namedPicturePath(folder, kind, picture)), `${picture}.jpg`);

/** Sends a resume to be read in the browser, under the name it came with. */
export const sendResume = (reply: FastifyReply, { folder }: Tenant, fileName: string, originalName: string) =>
  sendFile(
    reply.header('content-disposition', disposition('inline', originalName)),
    resumesFolder(folder),
    fileName,
    'application/pdf',
    NOT_KEPT,
  );

/** Sends the file that was uploaded for a film as a download under the name it came with. */
export const sendOriginal = (reply: FastifyReply, { folder }: Tenant, processId: string, fileName: string) =>
  sendFile(
    reply.header('content-disposition', disposition('attachment', fileName)),
    uploadsFolder(folder),
    processId,
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
