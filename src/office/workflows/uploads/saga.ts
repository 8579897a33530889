import type { Action } from '@reduxjs/toolkit';
import { all, fork, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { UPLOAD_PROCESS_DURATION } from '../../../contract/constants';
import { isFilmFile } from '../../../contract/rules/files';
import { selectSession, signedIn } from '../../entities/session';
import type { KeptFile } from '../../kernel/world';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { serverTold } from '../events';
import { forgetFile, newProcessId, pauseBeforeStart, showError } from './commands';
import { selectUpload, selectUploads } from './selectors';
import { facts, intents } from './slice';
import type { Encoding, FileRefusal, Upload, UploadTrouble } from './state';
import { transfer } from './transfer';

export function* uploadsSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(intents.fileChosen, takeFile),
    takeEvery(intents.restarted, ({ payload }) => runNamed(payload.updateId)),
    takeEvery(intents.encodingRetried, retryEncoding),
    takeEvery(intents.cancelled, cancel),
    takeEvery(serverTold, noteEncoding),
    takeEvery(signedIn, listUploads),
    fork(listWhenSignedIn),
  ]);
}

/** At a reload the session is held already: what was on its way then is shown again. */
function* listWhenSignedIn(): SagaGenerator<void> {
  if (yield* select(selectSession)) yield* listUploads();
}

function* listUploads(): SagaGenerator<void> {
  const answer = yield* request('upload.list', {});
  if (answer.ok)
    yield* put(
      facts.listed(
        answer.reply.filter(({ stage, encoding }) => stage === 'receiving' || encoding !== 'done'),
      ),
    );
}

function* takeFile({
  payload: { updateId, file },
}: ReturnType<typeof intents.fileChosen>): SagaGenerator<void> {
  const refusal = refusalOf(file);
  if (refusal !== null || file === null) {
    yield* put(facts.fileRefused(refusal ?? 'notsupported_undef'));
    return;
  }
  const before = yield* select(selectUpload, updateId);
  const processId =
    before && isSameFile(before.file, file) ? before.processId : yield* perform(newProcessId());
  yield* put(facts.started({ updateId, file, processId }));
  yield* runNamed(updateId);
}

/** Spec sections 5 and 8: which alert a chosen file gets, or nothing when it is taken. */
function refusalOf(file: KeptFile | null): FileRefusal | null {
  if (file === null) return 'notsupported_undef';
  if (file.size === 0) return 'notsupported';
  return isFilmFile(file) ? null : 'unsupportedFormat';
}

const isSameFile = (one: KeptFile, other: KeptFile) => one.name === other.name && one.size === other.size;

function* runNamed(updateId: string): SagaGenerator<void> {
  const upload = yield* select(selectUpload, updateId);
  if (upload?.status === 'starting')
    yield* race({ ended: run(upload), cancelled: take(cancellationOf(updateId)) });
}

const cancellationOf = (updateId: string) => (action: Action) =>
  intents.cancelled.match(action) && action.payload.updateId === updateId;

function* run(upload: Upload): SagaGenerator<void> {
  yield* perform(pauseBeforeStart());
  const server = yield* prepare(upload);
  const trouble = server.ok ? yield* transfer(upload, server.name) : server.trouble;
  if (trouble === null) return;
  const { updateId } = upload;
  yield* put(facts.failed({ updateId, trouble }));
  yield* perform(showError());
  yield* put(facts.errorShown({ updateId }));
}

type Prepared =
  { readonly ok: true; readonly name: string } | { readonly ok: false; readonly trouble: UploadTrouble };

/** Process_ID_CREATE, then GetAvailableMediaServerForUpload (spec section 7). */
function* prepare({ updateId, processId, file }: Upload): SagaGenerator<Prepared> {
  const session = yield* select(selectSession);
  const created = yield* request('upload.create', {
    processId,
    fileName: file.name,
    duration: UPLOAD_PROCESS_DURATION,
    fileSize: file.size,
    fileType: file.type,
    client: session?.agency.abbreviation ?? '',
    updateId,
  });
  if (!created.ok) return { ok: false, trouble: troubleOf(created.refusal.kind) };
  const found = yield* request('upload.findServer', { fileSize: file.size });
  if (found.ok) return { ok: true, name: found.reply.server };
  return {
    ok: false,
    trouble: found.refusal.kind === 'conflict' ? 'noSpace' : troubleOf(found.refusal.kind),
  };
}

const troubleOf = (kind: string): UploadTrouble =>
  kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'refused';

function* cancel({ payload: { updateId } }: ReturnType<typeof intents.cancelled>): SagaGenerator<void> {
  const upload = yield* select(selectUpload, updateId);
  if (upload?.status !== 'cancelling') return;
  if (upload.file.fileId !== '') yield* perform(forgetFile(upload.file.fileId));
  yield* request('upload.delete', { processId: upload.processId, cancelling: true });
  yield* put(facts.removed({ updateId }));
}

function* retryEncoding({
  payload: { processId },
}: ReturnType<typeof intents.encodingRetried>): SagaGenerator<void> {
  const answer = yield* request('encoding.retry', { processId });
  if (answer.ok) yield* tellEncoding(processId, { status: 'waiting', progress: 0, reason: '' });
}

function* noteEncoding({ payload: event }: ReturnType<typeof serverTold>): SagaGenerator<void> {
  if (event.kind !== 'encoding') return;
  const { processId, status, progress, reason } = event;
  yield* tellEncoding(processId, { status, progress, reason });
}

function* tellEncoding(processId: string, encoding: Encoding): SagaGenerator<void> {
  const uploads = yield* select(selectUploads);
  const upload = uploads.find((each) => each.processId === processId);
  if (upload) yield* put(facts.encodingMoved({ updateId: upload.updateId, encoding }));
}
