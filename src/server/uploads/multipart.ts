import { open, rm } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../../contract/refusal';
import { mediaBankUpload } from '../../contract/scripts';
import { type InputOf, PERSON } from '../../contract/script';
import { checkRecord } from '../../contract/wire/record';
import { FILM_SIZE_LIMIT } from '../../contract/constants';
import { type Disk, whileRoom } from '../files/room';
import { callerOf } from '../http/authorise';
import { Refused } from '../http/handler';
import { requireSamePerson } from '../http/samePerson';
import type { Caller, Installation, Tenant } from '../installation';
import { receivedPath } from '../media/paths';
import { ownProcess } from './process';
import { completeReception } from './receive';
import { receptions, turnKey } from './turns';
import { BodyTooLong, writeBody } from '../files/writeBody';

type Input = InputOf<typeof mediaBankUpload>;

const refused = (refusal: Refusal) => new Refused(refusal);

/** Takes a film by multipart (spec section 7, "Film file upload"): fields in any order, one file. Throws Refused. */
export async function receiveMultipart(installation: Installation, request: FastifyRequest): Promise<void> {
  const caller = await callerOf(installation, mediaBankUpload, request);
  const tenant = await installation.tenantOf(caller.agency);
  if (!request.isMultipart()) throw refused({ kind: 'invalid', problems: { file: 'required' } });
  const part = await tenant.files.scratch();
  const fields: Record<string, unknown> = {};
  let person: unknown;
  let size: number | undefined;
  let release = () => {};
  try {
    for await (const piece of request.parts({
      limits: { files: 1, fields: 20, fieldSize: 1000, fileSize: FILM_SIZE_LIMIT },
    })) {
      if (piece.type === 'field' && piece.fieldname === PERSON) {
        person = piece.value;
        requireSamePerson(caller, person);
      } else if (piece.type === 'field') fields[piece.fieldname] = piece.value;
      else {
        const known = checkRecord(mediaBankUpload.input, fields);
        const limit = known.ok ? await sizeFor(tenant, caller, known.value) : FILM_SIZE_LIMIT;
        const key = turnKey(tenant.folder, known.ok ? known.value.processId : part);
        release = await receptions.take(key, () => request.raw.destroy());
        const disk = { folder: tenant.folder, floor: installation.settings.diskFloor };
        size = await write(piece, part, limit, disk);
      }
    }
    requireSamePerson(caller, person);
    const input = checkRecord(mediaBankUpload.input, fields);
    if (!input.ok) throw refused({ kind: 'invalid', problems: input.problems });
    if (size === undefined) throw refused({ kind: 'invalid', problems: { file: 'required' } });
    if (size !== (await sizeFor(tenant, caller, input.value)))
      throw refused({ kind: 'invalid', problems: { file: 'otherSize' } });
    await callerOf(installation, mediaBankUpload, request);
    const { processId } = input.value;
    const taken = await completeReception(tenant, installation.events, processId, () =>
      tenant.files.put(part, receivedPath('', processId)),
    );
    if (!taken) throw refused({ kind: 'conflict', reason: 'cancelled' });
  } finally {
    release();
    await rm(part, { force: true });
  }
}

/** The size in bytes that the process announced; refuses a process that takes no file from this caller. */
async function sizeFor(tenant: Tenant, caller: Caller, { processId, client }: Input): Promise<number> {
  if (client !== tenant.agency.abbreviation) throw refused({ kind: 'forbidden' });
  const process = await ownProcess(tenant.catalogue, processId, caller);
  if (!process) throw refused({ kind: 'notFound' });
  if (process.stage === 'CANCELLED') throw refused({ kind: 'conflict', reason: 'cancelled' });
  return process.file_size;
}

async function write(piece: MultipartFile, path: string, limit: number, disk: Disk): Promise<number> {
  const file = await open(path, 'wx');
  try {
    return await writeBody(whileRoom(piece.file, disk), file, { offset: 0, limit });
  } catch (error) {
    if (error instanceof BodyTooLong) throw refused({ kind: 'invalid', problems: { file: 'otherSize' } });
    throw error;
  } finally {
    await file.close();
  }
}
