import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { filmDeleted, selectFilm } from '../../../entities/films';
import { newsRemoved } from '../../../entities/news';
import { newsletterRemoved } from '../../../entities/newsletters';
import { reelDeleted } from '../../../entities/reels';
import { screenRemoved } from '../../../entities/screens';
import { talentRemoved } from '../../../entities/talents';
import { attempt, type Attempt } from '../../../kernel/mutation';
import { awaitReelChanges } from '../../reels/reelChanges';
import type { Doomed, DoomedKind } from './state';

/** How things of a kind are deleted. */
interface Kind<Thing> {
  /** Makes the call; `before` is the request id of a try that is in doubt. */
  readonly remove: (thing: Thing, before: string | null) => SagaGenerator<Attempt<unknown>>;
  /** Tells that it is gone. */
  readonly tell: (thing: Thing) => SagaGenerator<unknown>;
}

type ThingOf<K extends DoomedKind> = Extract<Doomed, { readonly kind: K }>;

const kinds: { readonly [K in DoomedKind]: Kind<ThingOf<K>> } = {
  talent: {
    remove: ({ id }, before) => attempt('talent.delete', { talentId: id }, before),
    *tell({ id }) {
      yield* put(talentRemoved({ talentId: id }));
    },
  },
  news: {
    remove: ({ id }, before) => attempt('news.delete', { newsId: id }, before),
    *tell({ id }) {
      yield* put(newsRemoved({ newsId: id }));
    },
  },
  newsletter: {
    remove: ({ id }, before) => attempt('newsletter.delete', { newsletterId: id }, before),
    *tell({ id }) {
      yield* put(newsletterRemoved({ newsletterId: id }));
    },
  },
  screen: {
    remove: ({ id }, before) => attempt('screen.delete', { screenId: id }, before),
    *tell({ id }) {
      yield* put(screenRemoved({ screenId: id }));
    },
  },
  film: {
    remove: ({ id, onReel, talentId }, before) =>
      attempt(
        'film.delete',
        { filmId: id, online: false, ...(talentId && { isOnReel: onReel, talentId }) },
        before,
      ),
    *tell({ id: filmId, talentId }) {
      const film = yield* select(selectFilm, filmId);
      yield* put(filmDeleted({ filmId, talentId, ...(film?.processId && { processId: film.processId }) }));
    },
  },
  reel: {
    *remove({ id, talentId }, before) {
      yield* awaitReelChanges();
      return yield* attempt('reel.delete', { talentId, reelId: id, kind: 'normal', online: false }, before);
    },
    *tell({ id, talentId }) {
      yield* put(reelDeleted({ reelId: id, talentId }));
    },
  },
  specialReel: {
    *remove({ id }, before) {
      yield* awaitReelChanges();
      return yield* attempt('specialReel.delete', { reelId: id }, before);
    },
    *tell({ id, talentId }) {
      yield* put(reelDeleted({ reelId: id, talentId, special: true }));
    },
  },
};

/** How that thing is deleted. */
export const kindOf = (thing: Doomed) => kinds[thing.kind] as Kind<Doomed>;
