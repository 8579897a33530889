import { FILM_SIZE_LIMIT } from '../constants';
import { uploadProcessFields } from '../entities/uploadProcess';
import { isYearText } from '../rules/yearText';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, flag, id, text, whole } from '../wire/fields';
import { line } from '../wire/line';
import { done, plainId, record, rows, word } from '../wire/reply';

export const filmScripts = [
  script({
    name: 'upload.create',
    path: 'Process_ID_CREATE.php',
    allow: 'staff',
    input: {
      processId: id('PROCESS_ID'),
      fileName: text('FILE_NATIVE_NAME', { min: 1, max: 255 }),
      duration: whole('FILE_DURATION'),
      fileSize: whole('FILE_SIZE', 1, FILM_SIZE_LIMIT),
      fileType: text('FILE_TYPE', { max: 100 }),
      client: text('CLIENT', { min: 1, max: 20 }),
      uploadKey: id('UPDATE_ID'),
    },
    reply: done({ processId: id('PROCESS_ID') }),
    refusal: 'FAILED',
  }),
  script({
    name: 'upload.delete',
    path: 'Process_ID_DELETE.php',
    allow: 'staff',
    input: {
      processId: id('PROCESS_ID'),
      cancelling: choice('IsCancelling', { YES: true, NO: false, '1': true, '0': false }),
    },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** Takes an upload off the person's list for good; its file and its film stay as they are. */
  script({
    name: 'upload.dismiss',
    path: 'DismissProcess.php',
    allow: 'staff',
    input: { processId: id('PROCESS_ID') },
    reply: done({}),
    refusal: 'error',
  }),
  /** What the person's uploads have come to: asked after a reload, and polled where no stream of events is to be had. */
  script({
    name: 'upload.list',
    path: 'GetProcesses.php',
    allow: 'reader',
    input: {},
    reply: rows('PROCESSES', uploadProcessFields),
    refusal: 'error',
  }),
  script({
    name: 'upload.findServer',
    path: 'GetAvailableMediaServerForUpload.php',
    allow: 'staff',
    input: { fileSize: whole('FILE_SIZE', 1, FILM_SIZE_LIMIT) },
    reply: record({ server: text('encoder_CNAME', { min: 1, max: 255 }) }),
    refusal: 'error',
  }),
  /** Encodes the received file of a process again, after a failure; a repeated `requestId` does so once. */
  script({
    name: 'encoding.retry',
    path: 'RetryEncoding.php',
    allow: 'staff',
    input: { processId: id('PROCESS_ID'), requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'error',
  }),
  /**
   * Replies the new film's id. `uploadKey` is the UPDATE_ID of its upload, which must have started; a repeated
   * `requestId` makes one film.
   */
  script({
    name: 'film.add',
    path: 'AddNewFilm.php',
    allow: 'staff',
    input: {
      title: line('AddTITRE', { min: 1 }),
      director: text('AddREA'),
      producer: text('AddPROD'),
      notes: text('AddNOTE', { max: 5000 }),
      format: text('AddFORMAT', { max: 100 }),
      year: text('AddYEAR', { valid: isYearText }),
      talentId: id('AddTecID'),
      uploadKey: id('AddTempID'),
      hasPicture: flag('HAS_PIC_TEMP'),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: plainId(),
    refusal: 'error',
  }),
  /** To the trash; `online` is 0, and a talent's film names its talent (spec section 7). */
  script({
    name: 'film.delete',
    path: 'DeleteFilm.php',
    allow: 'staff',
    input: {
      filmId: id('FILM_ID'),
      online: flag('ON_OFF'),
      isOnReel: optional(flag('ISONREEL')),
      talentId: optional(id('WICH_TEC')),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({}),
    refusal: 'error',
  }),
] as const;

/** The multipart call to the media bank; the file part is named `file`. */
export const mediaBankUpload = script({
  name: 'mediaBank.upload',
  path: 'upload.php',
  allow: 'staff',
  encoding: 'multipart',
  input: {
    processId: id('name'),
    client: text('clientAbrev', { min: 1, max: 20 }),
    fileName: text('NomOriginal', { min: 1, max: 255 }),
  },
  reply: word({ uploaded: 'uploaded' }),
  refusal: 'error',
});
