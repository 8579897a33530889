import { ERRORS, type Locker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILM_SIZE_LIMIT } from '../../contract/constants';
import { mediaBankUpload } from '../../contract/scripts';
import { requireAllowed } from '../http/authorise';
import { Refused } from '../http/handler';
import { type Visitor, visitorOf } from '../http/visitor';
import type { Installation } from '../installation';
import { FilesAway } from '../files/away';
import { isFileName } from '../media/paths';
import { hearOut } from './hearOut';
import { ownProcess } from './process';
import { ProcessStore } from './store';
import { receptions, turnKey } from './turns';

/** Where resumable uploads are, and what a process's own address begins with. */
const RESUMABLE_PATH = '/mediabank/files';

const BODY_TYPE = 'application/offset+octet-stream';

/** Thrown to @tus/server, which answers with it. */
const refusal = (status_code: number, body: string) => ({ status_code, body: `${body}\n` });

/** Resumable uploads by tus 1.0: POST with the metadata `processId` and the process's own size, then PATCH and HEAD. */
export function registerResumable(scope: FastifyInstance, installation: Installation): void {
  // The body stays on the connection, for the store to read.
  scope.addContentTypeParser(BODY_TYPE, (_request, _payload, done) => done(null));
  scope.route({
    method: ['OPTIONS', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    url: `${RESUMABLE_PATH}/*`,
    handler: (request, reply) => answer(installation, request, reply),
  });
}

async function answer(
  installation: Installation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A film that is on its way goes on while its person is away from a locked office.
  const visitor = await visitorOf(installation, request, 'evenLocked');
  requireAllowed(mediaBankUpload, visitor.caller);
  const url = new URL(request.url, installation.settings.publicUrl);
  const response = await tusServer(installation, visitor, request).handleWeb(
    new Request(url, { method: request.method, headers: headersOf(request) }),
  );
  reply.code(response.status).headers(Object.fromEntries(response.headers.entries()));
  if (!response.ok) await hearOut(request.raw);
  if (!request.raw.complete) reply.header('connection', 'close');
  return reply.send(response.status === 204 ? undefined : await response.text());
}

/** A server for one request: its store reads the body of that request and knows no other agency. */
function tusServer(installation: Installation, visitor: Visitor, request: FastifyRequest): Server {
  const { tenant, caller } = visitor;
  /** Who was shut out, or may less, while it came does nothing more. */
  const check = async () => {
    try {
      requireAllowed(mediaBankUpload, (await visitorOf(installation, request, 'evenLocked')).caller);
    } catch (error) {
      throw error instanceof Refused ? refusal(403, 'Whose upload this is may not go on with it') : error;
    }
  };
  return new Server({
    path: RESUMABLE_PATH,
    datastore: new ProcessStore({ tenant, events: installation.events, body: bodyOf(request), check }),
    locker: lockerOf(visitor, request),
    maxSize: FILM_SIZE_LIMIT,
    relativeLocation: true,
    allowedOrigins: [],
    onResponseError: (_request, error) =>
      error instanceof FilesAway ? { status_code: 503, body: 'What is kept is away\n' } : undefined,
    namingFunction: (_request, metadata) => {
      const id = metadata?.['processId'] ?? '';
      if (!isFileName(id)) throw refusal(404, 'No upload process of that id: create it first');
      return id;
    },
    onUploadCreate: async ({ headers }, upload) => {
      const process = await ownProcess(tenant.catalogue, upload.id, caller);
      if (!process) throw refusal(404, 'No upload process of that id: create it first');
      if (process.stage !== 'RECEIVING') throw refusal(409, 'This process takes no file any more');
      if (process.file_size !== upload.size)
        throw refusal(400, 'Upload-Length is not the FILE_SIZE of the process');
      if (headers.get('content-type') === BODY_TYPE && (await tenant.files.parts.length(upload.id)))
        throw refusal(409, 'A part of this file is here: ask for its offset and go on from there');
      return {};
    },
  });
}

/** The body of a request; to stop reading it does not end the connection, on which the refusal has still to be said. */
const bodyOf = ({ raw }: FastifyRequest): AsyncIterable<Uint8Array> =>
  raw.iterator({ destroyOnReturn: false });

/** A newcomer at an upload of his own ends the connection that sends to it: that one is dead or replaced. */
function lockerOf({ tenant, caller }: Visitor, request: FastifyRequest): Locker {
  let release = () => {};
  const stop = () => {
    if (SENDING.has(request.method)) request.raw.destroy();
  };
  return {
    newLock: (id) => ({
      lock: async () => {
        if (!(await ownProcess(tenant.catalogue, id, caller))) throw ERRORS.FILE_NOT_FOUND;
        release = await receptions.take(turnKey(tenant.folder, id), stop);
      },
      unlock: () => Promise.resolve(release()),
    }),
  };
}

const SENDING = new Set(['POST', 'PATCH']);

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** RFC 9110, 7.6.1: of the connection, not of the message. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'expect']);
