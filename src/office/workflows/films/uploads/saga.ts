import type { Action } from '@reduxjs/toolkit';
import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import {
  FILM_SIZE_LIMIT,
  UPLOAD_ERROR_DELAY,
  UPLOAD_PROCESS_DURATION,
  UPLOAD_START_DELAY,
} from '../../../../contract/constants';
import { type Answer, isIndeterminate, type Refusal } from '../../../../contract/refusal';
import type { ReplyOf } from '../../../../contract/script';
import type { ScriptByName } from '../../../../contract/scripts';
import { isFilmFile } from '../../../../contract/rules/files';
import { selectEncoding } from '../../../entities/encodings';
import { selectClient } from '../../../entities/session';
import { newId, sleep } from '../../../kernel/commands';
import { forget, refuseFile } from '../../../kernel/fileSlot/intake';
import type { KeptFile } from '../../../kernel/world';
import { perform } from '../../../kernel/perform';
import { onEvery, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { followList } from './list';
import { facts, intents, selectUpload } from './slice';
import { type FileRefusal, type Upload, type UploadTrouble } from './state';
import { transfer } from './transfer';
import { untilHeard } from './untilHeard';

const PROCESS_ID_LENGTH = 20;

export const uploadsSaga = reacting(
  onEvery(intents.fileChosen, takeFile),
  onEvery(intents.restarted, ({ payload }) => runNamed(payload.uploadKey)),
  onEvery(intents.cancelled, cancel),
  onEvery(intents.dismissed, dismiss),
  followList,
);

/** A new file is taken at once, also instead of one that is encoded or could not be; an upload that stands still goes on with the same file only. */
function* takeFile({
  payload: { uploadKey, file },
}: ReturnType<typeof intents.fileChosen>): SagaGenerator<void> {
  const present = yield* select(selectUpload, uploadKey);
  const encoding = yield* select(selectEncoding, present?.processId);
  const isEncodingOver = encoding.status === 'done' || encoding.status === 'failed';
  const before = present?.status === 'done' && isEncodingOver ? undefined : present;
  if (before && before.status !== 'notUploading') {
    yield* forget(file);
    return;
  }
  const refusal = refusalOf(file, before);
  if (refusal !== null || file === null) {
    yield* refuseFile(file, facts.fileRefused(refusal ?? 'notsupported_undef'));
    return;
  }
  const processId = before ? before.processId : yield* perform(newId(PROCESS_ID_LENGTH));
  yield* put(facts.started({ uploadKey, file, processId }));
  yield* forget(before?.file ?? null);
  yield* runNamed(uploadKey);
}

/** Spec sections 5 and 8: which alert a chosen file gets, or nothing when it is taken. */
function refusalOf(file: KeptFile | null, before: Upload | undefined): FileRefusal | null {
  if (file === null) return 'notsupported_undef';
  if (!isFilmFile(file)) return 'unsupportedFormat';
  if (before && !isSameFile(before.file, file)) return 'otherFile';
  return file.size === 0 || file.size > FILM_SIZE_LIMIT ? 'notsupported' : null;
}

const isSameFile = (one: KeptFile, other: KeptFile) => one.name === other.name && one.size === other.size;

function* runNamed(uploadKey: string): SagaGenerator<void> {
  const upload = yield* select(selectUpload, uploadKey);
  if (upload?.status !== 'starting') return;
  const { paused } = yield* race({ paused: call(waitToStart), cancelled: take(cancellationOf(uploadKey)) });
  if (!paused) return;
  const created = yield* create(upload);
  if (yield* select(isStarting, upload))
    yield* race({ ended: run(upload, created), cancelled: take(cancellationOf(uploadKey)) });
  else if (created.ok || isIndeterminate(created.refusal)) yield* deleteProcess(upload.processId);
}

function* waitToStart(): SagaGenerator<true> {
  yield* perform(sleep(UPLOAD_START_DELAY));
  return true;
}

/** Not so once it was cancelled, also when another file has taken its place. */
function isStarting(state: Parameters<typeof selectUpload>[0], { uploadKey, processId }: Upload): boolean {
  const upload = selectUpload(state, uploadKey);
  return upload?.status === 'starting' && upload.processId === processId;
}

const cancellationOf = (uploadKey: string) => (action: Action) =>
  intents.cancelled.match(action) && action.payload.uploadKey === uploadKey;

function* run(upload: Upload, created: Created): SagaGenerator<void> {
  const server: Prepared = created.ok
    ? yield* findServer(upload)
    : { ok: false, trouble: troubleOf(created.refusal) };
  const trouble = server.ok ? yield* transfer(upload, server.name) : server.trouble;
  if (trouble === null) return;
  const { uploadKey } = upload;
  yield* put(facts.failed({ uploadKey, trouble }));
  yield* perform(sleep(UPLOAD_ERROR_DELAY));
  yield* put(facts.errorShown({ uploadKey }));
}

type Prepared =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly trouble: UploadTrouble };

type Created = Answer<ReplyOf<ScriptByName['upload.create']>>;

/** Process_ID_CREATE (spec section 7). It is heard out although the upload is cancelled: then its process is to be deleted. */
function* create({ uploadKey, processId, file }: Upload): SagaGenerator<Created> {
  return yield* request('upload.create', {
    processId,
    fileName: file.name,
    duration: UPLOAD_PROCESS_DURATION,
    fileSize: file.size,
    fileType: file.type,
    client: yield* select(selectClient),
    uploadKey,
  });
}

/** GetAvailableMediaServerForUpload (spec section 7). */
function* findServer({ file }: Upload): SagaGenerator<Prepared> {
  const found = yield* request('upload.findServer', { fileSize: file.size });
  if (found.ok) return { ok: true, name: found.reply.server };
  return { ok: false, trouble: troubleOf(found.refusal) };
}

function troubleOf(refusal: Refusal): UploadTrouble {
  if (refusal.kind === 'conflict' && refusal.reason === 'diskFull') return 'noSpace';
  if (refusal.kind === 'tooMany') return 'tooMany';
  return refusal.kind === 'offline' || refusal.kind === 'timeout' ? 'unreachable' : 'refused';
}

/** The process is deleted at the server, however long the connection is away. */
function* cancel({ payload: { uploadKey } }: ReturnType<typeof intents.cancelled>): SagaGenerator<void> {
  const upload = yield* select(selectUpload, uploadKey);
  if (upload?.status !== 'cancelling') return;
  yield* forget(upload.file);
  yield* deleteProcess(upload.processId);
  yield* put(facts.removed({ uploadKey, processId: upload.processId }));
}

/** Process_ID_DELETE (spec section 7), as often as it takes. */
function deleteProcess(processId: string): SagaGenerator<void> {
  return untilHeard(() => request('upload.delete', { processId, cancelling: true }));
}

/** What was dismissed does not come back with the next list; what has not come to its end stays. */
function* dismiss({
  payload: { uploadKey, processId },
}: ReturnType<typeof intents.dismissed>): SagaGenerator<void> {
  if (yield* select(selectUpload, uploadKey)) return;
  yield* untilHeard(() => request('upload.dismiss', { processId }));
  yield* put(facts.removed({ uploadKey, processId }));
}
