import { type SagaGenerator, select } from 'typed-redux-saga';
import { FILM_PICTURE_PERCENT } from '../../../../contract/constants';
import type { Answer } from '../../../../contract/refusal';
import { OWN_THUMBNAIL } from '../../../../contract/rules/thumbnail';
import { selectFilm } from '../../../entities/films';
import { fileSlot } from '../../../kernel/fileSlot/saga';
import type { KeptFile } from '../../../kernel/world';
import { pictureProblem, sendPicture, type StoredPicture } from '../../records/pictureUpload';
import { facts, intents, selectThumbnails, slotSteps } from './slice';
import type { OfFilm } from './state';

/** A picture of the film's own. */
export const slot = fileSlot({
  name: 'thumbnails',
  steps: slotSteps,
  keyOf: ({ filmId }: OfFilm) => filmId,
  select: selectThumbnails,
  problemOf: pictureProblem,
  send,
  cancelled: intents.cancelled,
  ...facts,
  arrived: ({ filmId }) => facts.saved({ filmId, thumbnail: OWN_THUMBNAIL }),
});

function* send(
  { filmId }: OfFilm,
  file: KeptFile,
  onProgress: (sent: number) => SagaGenerator<unknown>,
): SagaGenerator<Answer<StoredPicture>> {
  const film = yield* select(selectFilm, filmId);
  if (!film) return { ok: false, refusal: { kind: 'notFound' } };
  const place = {
    targetPath: [film.clusterPath, filmId, 'thumbnails'].filter(Boolean).join('/'),
    name: filmId,
    percent: FILM_PICTURE_PERCENT,
    version: OWN_THUMBNAIL,
    kind: 'film' as const,
  };
  return yield* sendPicture('picture.upload', place, file, onProgress);
}

export const { selectHasArrived: selectHasThumbnailArrived } = slot;
