import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnyScript, type InputOf, PERSON, type WrittenOf } from '../../contract/script';
import { checkRecord } from '../../contract/wire/record';
import { sendRefusal, sendReply } from '../http/answers';
import { type Caller, Refused } from '../http/handler';
import { requireSamePerson } from '../http/samePerson';
import { visitorOf } from '../http/visitor';
import { newId } from '../ids';
import type { Tenant, Installation } from '../installation';
import { partPath } from '../media/paths';
import { hearOut } from './hearOut';
import { uploadRefusal } from './uploadRefusal';
import { BodyTooLong, writeBody } from './writeBody';

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
 * Answers a multipart call of fields and one file at `url`. The file is written to disk as it comes, `act` takes what it
 * needs of it, and nothing of it stays. A file that is longer than `limit` bytes is refused as `file: tooLarge`.
 */
export async function answerUploads<S extends AnyScript>(
  app: FastifyInstance,
  installation: Installation,
  url: string,
  script: S,
  limit: number,
  act: (upload: FormUpload<InputOf<S>>) => Promise<WrittenOf<S>>,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.post(url, {
      handler: async (request, reply) =>
        sendReply(
          reply,
          script.reply.write((await receive(installation, request, script, limit, act)) as never),
        ),
      errorHandler: async (error, request, reply) => {
        await hearOut(request.raw);
        if (!request.raw.complete) reply.header('connection', 'close');
        return sendRefusal(reply, uploadRefusal(error, request.log), script);
      },
    });
  });
}

async function receive<S extends AnyScript>(
  installation: Installation,
  request: FastifyRequest,
  script: S,
  limit: number,
  act: (upload: FormUpload<InputOf<S>>) => Promise<WrittenOf<S>>,
): Promise<WrittenOf<S>> {
  const { caller, tenant } = await visitorOf(installation, request);
  if (!request.isMultipart()) throw invalid({ file: 'required' });
  const path = partPath(tenant.folder, newId());
  const fields: Record<string, unknown> = {};
  let size = 0;
  try {
    for await (const piece of request.parts({
      limits: { files: 1, fields: 30, fieldSize: 2000, fileSize: limit + 1 },
    })) {
      if (piece.type === 'field') fields[piece.fieldname] = piece.value;
      else size = await write(piece, path, limit);
    }
    if (fields[PERSON] !== undefined) requireSamePerson(caller, fields[PERSON]);
    const input = checkRecord(script.input, fields);
    if (!input.ok) throw invalid(input.problems);
    if (size === 0) throw invalid({ file: 'required' });
    return await act({ caller, tenant, input: input.value as InputOf<S>, path, size });
  } finally {
    await rm(path, { force: true });
  }
}

const invalid = (problems: Readonly<Record<string, string>>) => new Refused({ kind: 'invalid', problems });

async function write(piece: MultipartFile, path: string, limit: number): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    return await writeBody(piece.file, file, { offset: 0, limit });
  } catch (error) {
    throw error instanceof BodyTooLong ? invalid({ file: 'tooLarge' }) : error;
  } finally {
    await file.close();
  }
}
