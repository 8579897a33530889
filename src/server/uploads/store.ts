import { DataStore, ERRORS, Upload } from '@tus/server';
import { isDiskFull } from '../diskFull';
import type { Tenant, EventHub } from '../installation';
import { receivedPath } from '../media/paths';
import { findProcess } from './process';
import { completeReception } from './receive';
import { BodyTooLong } from '../files/writeBody';

/** HTTP 507, Insufficient Storage: the client stops, and goes on from here when it is asked to try again. */
const noRoom = { status_code: 507, body: 'No room on the disk for this file\n' };

interface Reception {
  readonly tenant: Tenant;
  readonly events: EventHub;
  /** The bytes of the request, straight from the connection: @tus/server's own way through web streams halves the rate. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Throws where the person may not go on once the last byte is there. */
  readonly check: () => Promise<void>;
}

/**
 * Resumable uploads (tus 1.0) to the agency's files, for one request. An upload's id is its process's id, its length the
 * process's FILE_SIZE, and its offset the length of what has come.
 */
export class ProcessStore extends DataStore {
  override readonly extensions = ['creation', 'creation-with-upload', 'termination'];

  constructor(private readonly reception: Reception) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.parts.create(upload.id);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { catalogue, files } = this.reception.tenant;
    const process = await findProcess(catalogue, id);
    if (!process) throw ERRORS.FILE_NOT_FOUND;
    if (process.stage === 'CANCELLED') throw ERRORS.FILE_NO_LONGER_EXISTS;
    const size = process.file_size;
    const upload = (offset: number) => new Upload({ id, size, offset, metadata: { processId: id } });
    if (process.stage === 'RECEIVED') return upload(size);
    // A server that died between the last byte and the books left a whole file: finish its work.
    const received = await files.stat(receivedPath('', id));
    if (received?.size === size && (await this.complete(id, () => Promise.resolve()))) return upload(size);
    const length = await this.parts.length(id);
    if (length === undefined) throw ERRORS.FILE_NOT_FOUND;
    if (length === size && !(await this.complete(id, () => this.parts.keep(id, size))))
      throw ERRORS.FILE_NOT_FOUND;
    return upload(length);
  }

  override async write(_stream: unknown, id: string, offset: number): Promise<number> {
    const process = await findProcess(this.reception.tenant.catalogue, id);
    if (process?.stage !== 'RECEIVING') throw ERRORS.FILE_NO_LONGER_EXISTS;
    const limit = process.file_size;
    const end = await this.parts.write(id, this.reception.body, { offset, limit }).catch((error: unknown) => {
      if (isDiskFull(error)) throw noRoom;
      throw error instanceof BodyTooLong ? ERRORS.ERR_SIZE_EXCEEDED : error;
    });
    if (end >= limit) await this.reception.check();
    const isTaken = end < limit || (await this.complete(id, () => this.parts.keep(id, limit)));
    if (!isTaken) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return end;
  }

  override async remove(id: string): Promise<void> {
    const process = await findProcess(this.reception.tenant.catalogue, id);
    if (process?.stage !== 'RECEIVING') throw ERRORS.FILE_NOT_FOUND;
    await this.parts.remove(id);
  }

  private get parts() {
    return this.reception.tenant.files.parts;
  }

  private async complete(id: string, keep: () => Promise<void>): Promise<boolean> {
    const { tenant, events } = this.reception;
    const isTaken = await completeReception(tenant, events, id, keep);
    if (!isTaken) await this.parts.remove(id);
    return isTaken;
  }
}
