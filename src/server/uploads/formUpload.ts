import { open } from 'node:fs/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnyScript, type InputOf, PERSON, type WrittenOf } from '../../contract/script';
import { checkRecord } from '../../contract/wire/record';
import { readThrough } from '../files/readThrough';
import { type Disk, whileRoom } from '../files/room';
import { sendRefusal, sendReply } from '../http/answers';
import { callerOf } from '../http/authorise';
import { actOnce } from '../http/change';
import { contextOf } from '../http/context';
import { refusalOf } from '../http/errors';
import { change, type ChangeContext, Refused } from '../http/handler';
import { requireSamePerson } from '../http/samePerson';
import type { Caller, Installation, Tenant } from '../installation';
import { asOneOfFew } from './asOneOfFew';
import { hearOut } from './hearOut';
import { BodyTooLong, writeBody } from '../files/writeBody';

/** A multipart call that has come whole: who sent it, its fields, and where its file is for as long as it is acted on. */
interface FormUpload<Input> {
  readonly caller: Caller;
  readonly tenant: Tenant;
  readonly input: Input;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Looks at a file that has come, refuses it or makes of it what is to stay, and returns the change that this is. The
 * change is run like any other script's, perhaps more than once: it puts files where they stay after its commit.
 */
type TakeUpload<S> = (
  upload: FormUpload<InputOf<S>>,
) => Promise<(context: ChangeContext) => Promise<WrittenOf<S>>>;

/**
 * Answers a multipart call of fields and one file at `url`. The file is written to disk as it comes, `take` uses what it
 * needs of it, and nothing of it stays. A file that is longer than `limit` bytes is refused as `file: tooLarge`.
 */
export async function answerUploads<S extends AnyScript>(
  app: FastifyInstance,
  installation: Installation,
  url: string,
  script: S,
  limit: number,
  take: TakeUpload<S>,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.post(url, {
      handler: async (request, reply) => {
        const caller = await callerOf(installation, script, request);
        if (!request.isMultipart()) throw invalid({ file: 'required' });
        const body = await asOneOfFew(caller.staffId, () =>
          receive(caller, installation, request, script, limit, take),
        );
        return sendReply(reply, body);
      },
      errorHandler: async (error, request, reply) => {
        await hearOut(request.raw);
        if (!request.raw.complete) reply.header('connection', 'close');
        return sendRefusal(reply, refusalOf(error, request), script);
      },
    });
  });
}

/** Lets the file of an authorised caller come, decodes, acts; returns the body of the answer. */
async function receive<S extends AnyScript>(
  caller: Caller,
  installation: Installation,
  request: FastifyRequest,
  script: S,
  limit: number,
  take: TakeUpload<S>,
): Promise<unknown> {
  const tenant = await installation.tenantOf(caller.agency);
  const path = await tenant.files.scratch();
  const fields: Record<string, unknown> = {};
  let person: unknown;
  let size = 0;
  try {
    for await (const piece of request.parts({
      limits: { files: 1, fields: 30, fieldSize: 2000, fileSize: limit + 1 },
    })) {
      if (piece.type === 'file') {
        const disk = { folder: tenant.folder, floor: installation.settings.diskFloor };
        size = await write(piece, path, limit, disk);
      } else if (piece.fieldname === PERSON) {
        person = piece.value;
        requireSamePerson(caller, person);
      } else fields[piece.fieldname] = piece.value;
    }
    requireSamePerson(caller, person);
    const input = checkRecord(script.input, fields);
    if (!input.ok) throw invalid(input.problems);
    if (size === 0) throw invalid({ file: 'required' });
    // Tells whether a file that comes under a request id again is the same one.
    const digest = 'requestId' in input.value ? (await readThrough(path)).sha256 : undefined;
    const run = await take({ caller, tenant, input: input.value as InputOf<S>, path, size });
    const { context } = await contextOf(
      installation,
      await callerOf(installation, script, request),
      new Date(),
    );
    return await actOnce(installation, tenant, context, script, change(run), input.value, digest);
  } finally {
    await tenant.files.discard(path);
  }
}

const invalid = (problems: Readonly<Record<string, string>>) => new Refused({ kind: 'invalid', problems });

async function write(piece: MultipartFile, path: string, limit: number, disk: Disk): Promise<number> {
  const file = await open(path, 'wx');
  try {
    return await writeBody(whileRoom(piece.file, disk), file, { offset: 0, limit });
  } catch (error) {
    throw error instanceof BodyTooLong ? invalid({ file: 'tooLarge' }) : error;
  } finally {
    await file.close();
  }
}
