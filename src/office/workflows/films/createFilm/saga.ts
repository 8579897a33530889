import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { isBlank } from '../../../../contract/rules/blank';
import { selectEncoding } from '../../../entities/encodings';
import { filmCreated, films } from '../../../entities/films';
import { newId } from '../../../kernel/commands';
import { forget } from '../../../kernel/fileSlot/intake';
import { attempt } from '../../../kernel/mutation';
import { perform } from '../../../kernel/perform';
import { onEvery, onLeading, reacting } from '../../../kernel/reactions';
import { locationChanged } from '../../office/navigation';
import { newFilmPicture } from '../newFilmPicture';
import { canBecomeFilm, selectUpload, type Upload, uploadFacts, uploadIntents } from '../uploads';
import { closeWithPage } from './closing';
import { facts, intents, selectCreateFilm, selectHasPicture } from './slice';
import type { CreateFilmInput, MissingPart } from './state';

/** The length of the temporary id under which a film's file comes. */
const UPLOAD_KEY_LENGTH = 20;

export const createFilmSaga = reacting(
  onEvery([intents.opened, facts.nextOpened], begin),
  onEvery(locationChanged, closeWithPage),
  onEvery([intents.closed, facts.saved], newFilmPicture.leave),
  onLeading(intents.submitted, createFilm),
);

/** A file that came with the sheet is sent at once; once its film is made, the next one has the sheet. */
function* begin({
  payload: { talentId, files = [] },
}: ReturnType<typeof intents.opened>): SagaGenerator<void> {
  const uploadKey = yield* perform(newId(UPLOAD_KEY_LENGTH));
  yield* put(facts.uploadKeyMade(uploadKey));
  const [file, ...others] = files;
  if (!file) return;
  yield* put(uploadIntents.fileChosen({ uploadKey, file }));
  const ended = yield* take([facts.saved, intents.closed]);
  if (others.length > 0 && facts.saved.match(ended))
    yield* put(facts.nextOpened({ talentId, files: others }));
  else for (const other of others) yield* forget(other);
}

/** Creation is blocked until a title is present and an upload has started: no call is made before (spec section 5). */
function* createFilm(): SagaGenerator<void> {
  const sheet = yield* select(selectCreateFilm);
  if (sheet.status !== 'saving') return;
  const pictureBefore = yield* select(newFilmPicture.select);
  const missing = yield* findMissing(sheet.uploadKey, sheet.input);
  if (missing.length > 0) {
    yield* put(facts.partMissing(missing));
    return;
  }
  const { talentId, uploadKey, input, requestId } = sheet;
  const picture = yield* whenPictureStands();
  if (picture.status === 'refused' && picture !== pictureBefore) {
    yield* put(facts.partMissing(['picture']));
    return;
  }
  const hasPicture = yield* select(selectHasPicture);
  const film = { ...input, title: input.title.trim(), talentId, uploadKey, hasPicture };
  const tried = yield* attempt('film.add', film, requestId);
  if (!tried.ok) {
    yield* put(facts.refused(tried.failure));
    return;
  }
  const filmId = tried.reply;
  yield* put(facts.saved({ talentId, filmId }));
  yield* put(filmCreated({ talentId, filmId }));
  yield* films.lookFor(filmId);
}

function* findMissing(uploadKey: string, { title }: CreateFilmInput): SagaGenerator<readonly MissingPart[]> {
  const parts: MissingPart[] = isBlank(title) ? ['title'] : [];
  const upload = yield* whenPrepared(uploadKey);
  const encoding = yield* select(selectEncoding, upload?.processId);
  return upload && canBecomeFilm(upload, encoding) ? parts : [...parts, 'upload'];
}

/** A picture that is on its way is waited for: the film takes it, or goes without once it was seen that it was refused. */
function* whenPictureStands(): SagaGenerator<ReturnType<typeof newFilmPicture.select>> {
  for (;;) {
    const picture = yield* select(newFilmPicture.select);
    if (picture.status !== 'uploading') return picture;
    yield* take('*');
  }
}

/** An upload that is about to start is waited for: its process is not yet known to the server. */
function* whenPrepared(uploadKey: string): SagaGenerator<Upload | undefined> {
  for (;;) {
    const upload = yield* select(selectUpload, uploadKey);
    if (upload?.status !== 'starting') return upload;
    yield* take([uploadFacts.serverFound, uploadFacts.failed, uploadIntents.cancelled]);
  }
}
