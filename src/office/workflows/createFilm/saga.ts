import { all, put, type SagaGenerator, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { filmCreated } from '../../entities/films';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { needsOtherFile, selectUpload, type Upload, uploadFacts, uploadIntents } from '../uploads';
import { newUploadKey } from './commands';
import { selectCreateFilm } from './selectors';
import { facts, intents } from './slice';
import type { CreateFilmValues, MissingPart } from './state';

export function* createFilmSaga(): SagaGenerator<void> {
  yield* all([takeEvery(intents.opened, makeUploadKey), takeLeading(intents.submitted, createFilm)]);
}

function* makeUploadKey(): SagaGenerator<void> {
  yield* put(facts.uploadKeyMade(yield* perform(newUploadKey())));
}

/** Creation is blocked until a title is present and an upload has started: no call is made before (spec section 5). */
function* createFilm(): SagaGenerator<void> {
  const sheet = yield* select(selectCreateFilm);
  if (sheet.status !== 'saving') return;
  const missing = yield* findMissing(sheet.uploadKey, sheet.values);
  if (missing.length > 0) {
    yield* put(facts.partMissing(missing));
    return;
  }
  const { talentId, uploadKey, values } = sheet;
  const answer = yield* request('film.add', {
    ...values,
    title: values.title.trim(),
    talentId,
    uploadKey,
    hasPicture: false,
  });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  yield* put(facts.saved({ talentId, filmId: answer.reply }));
  yield* put(filmCreated({ talentId, filmId: answer.reply }));
}

function* findMissing(uploadKey: string, { title }: CreateFilmValues): SagaGenerator<readonly MissingPart[]> {
  const parts: MissingPart[] = title.trim() === '' ? ['title'] : [];
  const upload = yield* whenPrepared(uploadKey);
  const hasStarted = upload?.status === 'uploading' || (upload?.status === 'done' && !needsOtherFile(upload));
  return hasStarted ? parts : [...parts, 'upload'];
}

/** An upload that is about to start is waited for: its process is not yet known to the server. */
function* whenPrepared(uploadKey: string): SagaGenerator<Upload | undefined> {
  for (;;) {
    const upload = yield* select(selectUpload, uploadKey);
    if (upload?.status !== 'starting') return upload;
    yield* take([uploadFacts.serverFound, uploadFacts.failed, uploadIntents.cancelled]);
  }
}
