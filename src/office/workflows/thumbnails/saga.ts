import {
  all,
  call,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { FILM_PICTURE_PERCENT } from '../../../contract/constants';
import type { Refusal } from '../../../contract/refusal';
import { isPictureFile } from '../../../contract/rules/files';
import { OWN_THUMBNAIL } from '../../../contract/rules/thumbnail';
import { PICTURE_SIZE_LIMIT } from '../../../contract/scripts/pictures';
import { selectAddresses } from '../../entities/configuration';
import { selectFilm } from '../../entities/films';
import { selectSession } from '../../entities/session';
import { saveInTurn } from '../../kernel/lock';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { requestWithFile } from '../../kernel/requestWithFile';
import type { KeptFile } from '../../kernel/world';
import { forgetFile, showCheckMark } from './commands';
import { selectChoice, selectThumbnails } from './selectors';
import { facts, intents } from './slice';
import type { ThumbnailChoice } from './state';

/** One choice at a time is on its way; what is chosen meanwhile is sent next, the newest only. */
export function* thumbnailsSaga(): SagaGenerator<void> {
  yield* all([
    saveInTurn(intents.chosen, selectChoice, choose),
    takeLatest(facts.saved, fadeCheckMark),
    takeEvery(intents.fileChosen, takeFile),
  ]);
}

function* choose({ filmId, thumbnail }: ThumbnailChoice): SagaGenerator<void> {
  const answer = yield* request('film.chooseThumbnail', { filmId, thumbnail });
  const now = yield* select(selectThumbnails);
  if (now.status === 'choosing' && now.next?.filmId === filmId) yield* put(facts.nextTaken());
  else if (answer.ok) yield* put(facts.saved({ filmId, thumbnail }));
  else yield* put(facts.refused(answer.refusal));
}

/**
 * A picture of the film's own is sent at once, or after what is on its way; what is none is refused before anything is
 * sent (spec section 5).
 */
function* takeFile({
  payload: { filmId, file },
}: ReturnType<typeof intents.fileChosen>): SagaGenerator<void> {
  const problem = file && problemOf(file);
  do {
    while (yield* select(isBusy)) yield* take([facts.saved, facts.refused, intents.cancelled]);
    if (file === null || problem !== undefined) {
      const refusal = { kind: 'invalid' as const, problems: { picture: problem ?? 'required' } };
      yield* put(facts.fileRefused({ filmId, refusal }));
      return;
    }
    yield* put(facts.uploadStarted({ filmId, file }));
  } while (!(yield* select(isUploading, file)));
  yield* race({ sent: call(() => send(filmId, file)), cancelled: take(intents.cancelled) });
  yield* perform(forgetFile(file.fileId));
}

function isBusy(state: Parameters<typeof selectThumbnails>[0]): boolean {
  const { status } = selectThumbnails(state);
  return status === 'choosing' || status === 'uploading';
}

function isUploading(state: Parameters<typeof selectThumbnails>[0], { fileId }: KeptFile): boolean {
  const now = selectThumbnails(state);
  return now.status === 'uploading' && now.file.fileId === fileId;
}

function problemOf(file: KeptFile): string | undefined {
  if (!isPictureFile(file)) return 'notAPicture';
  return file.size > PICTURE_SIZE_LIMIT ? 'tooLarge' : undefined;
}

function* send(filmId: string, file: KeptFile): SagaGenerator<void> {
  const session = yield* select(selectSession);
  const film = yield* select(selectFilm, filmId);
  if (!session || !film) return;
  const { backend } = yield* select(selectAddresses);
  const input = {
    targetPath: [film.clusterPath, filmId, 'thumbnails'].filter(Boolean).join('/'),
    name: filmId,
    heightPercent: FILM_PICTURE_PERCENT,
    widthPercent: FILM_PICTURE_PERCENT,
    version: OWN_THUMBNAIL,
    client: session.agency.abbreviation,
    kind: 'film' as const,
    databaseName: session.agency.databaseName,
  };
  const sent = { fileId: file.fileId, address: backend };
  const answer = yield* requestWithFile('picture.upload', input, sent, (bytes) => put(facts.moved(bytes)));
  if (answer.ok) yield* put(facts.saved({ filmId, thumbnail: OWN_THUMBNAIL }));
  else yield* put(facts.refused(pictureRefusal(answer.refusal)));
}

/** The server says of the file part what the office says of the picture. */
const pictureRefusal = (refusal: Refusal): Refusal =>
  refusal.kind === 'invalid' && refusal.problems['file'] !== undefined
    ? { kind: 'invalid', problems: { picture: refusal.problems['file'] } }
    : refusal;

function* fadeCheckMark(): SagaGenerator<void> {
  yield* perform(showCheckMark());
  yield* put(facts.markFaded());
}
