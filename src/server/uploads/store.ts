import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { isDiskFull } from '../diskFull';
import { whileRoom } from '../disk/room';
import type { Tenant, EventHub } from '../installation';
import { partPath, receivedPath } from '../media/paths';
import { lengthOf, sync } from './durable';
import { findProcess } from './process';
import { completeReception } from './receive';
import { BodyTooLong, writeBody } from './writeBody';

/** HTTP 507, Insufficient Storage: the client stops, and goes on from here when it is asked to try again. */
const noRoom = { status_code: 507, body: 'No room on the disk for this file\n' };

interface Reception {
  readonly tenant: Tenant;
  readonly events: EventHub;
  /** Bytes of the disk that stay free. */
  readonly diskFloor: number;
  /** The bytes of the request, straight from the connection: @tus/server's own way through web streams halves the rate. */
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Resumable uploads (tus 1.0) on the agency's disk, for one request. An upload's id is its process's id, its length the
 * process's FILE_SIZE, and its offset the length of the file on disk: nothing else is kept that a crash could contradict.
 */
export class ProcessStore extends DataStore {
  override readonly extensions = ['creation', 'creation-with-upload', 'termination'];

  constructor(private readonly reception: Reception) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    const path = this.part(upload.id);
    await mkdir(dirname(path), { recursive: true });
    // Created again, it stays as it is.
    await (await open(path, 'a')).close();
    await sync(dirname(path));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const process = await findProcess(this.reception.tenant.catalogue, id);
    if (!process) throw ERRORS.FILE_NOT_FOUND;
    if (process.stage === 'CANCELLED') throw ERRORS.FILE_NO_LONGER_EXISTS;
    const size = process.file_size;
    const upload = (offset: number) => new Upload({ id, size, offset, metadata: { processId: id } });
    if (process.stage === 'RECEIVED') return upload(size);
    // A server that died between the last byte and the books left a whole file: finish its work.
    for (const path of [receivedPath(this.reception.tenant.folder, id), this.part(id)]) {
      const length = await lengthOf(path);
      if (length === size && (await this.complete(id, path))) return upload(size);
      if (length !== undefined && path === this.part(id)) return upload(length);
    }
    throw ERRORS.FILE_NOT_FOUND;
  }

  override async write(_stream: unknown, id: string, offset: number): Promise<number> {
    const process = await findProcess(this.reception.tenant.catalogue, id);
    if (process?.stage !== 'RECEIVING') throw ERRORS.FILE_NO_LONGER_EXISTS;
    const path = this.part(id);
    const file = await open(path, 'r+');
    let end: number;
    try {
      const { body, diskFloor, tenant } = this.reception;
      const pieces = whileRoom(body, { folder: tenant.folder, floor: diskFloor });
      end = await writeBody(pieces, file, { offset, limit: process.file_size });
    } catch (error) {
      if (isDiskFull(error)) throw noRoom;
      throw error instanceof BodyTooLong ? ERRORS.ERR_SIZE_EXCEEDED : error;
    } finally {
      await file.close();
    }
    if (end === process.file_size && !(await this.complete(id, path))) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return end;
  }

  override async remove(id: string): Promise<void> {
    const process = await findProcess(this.reception.tenant.catalogue, id);
    if (process?.stage !== 'RECEIVING') throw ERRORS.FILE_NOT_FOUND;
    await rm(this.part(id), { force: true });
  }

  private part(id: string): string {
    return partPath(this.reception.tenant.folder, id);
  }

  private complete(id: string, path: string): Promise<boolean> {
    return completeReception(this.reception.tenant, this.reception.events, id, path);
  }
}
