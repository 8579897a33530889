import type { SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../../../contract/refusal';
import type { ReelPlace } from '../../../../contract/rules/reelOrder';
import { AGENCY_OWNER, AGENCY_REEL_TYPE, TALENT_REEL_TYPE } from '../../../../contract/rules/reelType';
import type { ReplyOf } from '../../../../contract/script';
import type { ScriptByName } from '../../../../contract/scripts';
import { posterUpdate } from '../../../entities/posters';
import type { ReelOwner } from '../../../entities/reelOwner';
import { request } from '../../../kernel/request';
import type { ReelChange } from './state';

type Change<K> = Extract<ReelChange, { readonly kind: K }>;

/** Asks the server for a change. */
export function* ask(change: ReelChange): SagaGenerator<Answer<unknown>> {
  const { talentId, special } = change;
  const kind = special ? 'special' : 'normal';
  switch (change.kind) {
    case 'addFilm':
      return yield* request(special ? 'specialReel.addFilm' : 'reel.addFilm', {
        talentId,
        reelId: change.reelId,
        filmId: change.filmId,
        position: change.position,
        requestId: change.requestId,
      });
    case 'removeFilm':
      return yield* request('reel.removeFilm', {
        talentId,
        reelId: change.reelId,
        kind,
        filmId: change.filmId,
        rowId: change.rowId,
      });
    case 'moveFilms':
      return yield* request('reel.moveFilms', {
        filmIds: change.filmIds,
        fromId: change.fromId,
        toId: change.toId,
        positions: change.positions?.map(String),
        requestId: change.requestId,
      });
    case 'orderFilms':
      return yield* request('reel.orderFilms', {
        talentId,
        kind,
        rowIds: change.rowIds,
        positions: change.rowIds.map((_id, at) => `${at + 1}`),
        seenRowIds: change.seen,
      });
    case 'switch':
      return yield* toggle(change);
    case 'rename':
      return ofSort(
        'normal',
        yield* request('reel.rename', {
          reelId: change.reelId,
          title: change.title,
          type: change.type,
          seenTitle: change.former,
        }),
      );
    case 'updateLink':
      return yield* request('reel.update', {
        ...change.link,
        talentId,
        reelId: change.reelId,
        code: change.code,
        isLink: true,
        seenTitle: change.former.title,
        seenLinkValue: change.former.linkValue,
      });
    case 'updatePoster':
      return yield* request('reel.update', posterUpdate(change));
    case 'describe':
      return ofSort('special', yield* describe(change));
    case 'order':
      return yield* order(change);
  }
}

function* toggle({ special, talentId, reelId, online }: Change<'switch'>): SagaGenerator<Answer<unknown>> {
  return special
    ? yield* request('specialReel.toggle', { reelId, online })
    : yield* request('reel.toggle', { talentId, reelId, online });
}

function* order({ places, seen, ...owner }: Change<'order'>): SagaGenerator<Answer<unknown>> {
  return yield* request('reel.order', {
    talentId: owner.talentId,
    reelIds: places.map(({ reelId }) => reelId),
    types: places.map((place) => typeOf(owner, place)),
    positions: places.map(({ position }) => `${position}`),
    places: places.map((_place, at) => `${at + 1}`),
    seenReelIds: seen.map(({ reelId }) => reelId),
    seenTypes: seen.map((place) => typeOf(owner, place)),
  });
}

function* describe({ reelId, content, former, ...of }: Change<'describe'>) {
  return yield* request('reel.rename', {
    ...content,
    reelId,
    type: typeOf(of, of),
    seenTitle: former.title,
    seenHeading: former.heading,
    seenSubheading: former.subheading,
    seenMailSender: former.mailSender,
  });
}

/** REEL_TYPE on the wire, where the agency's special reels have one of their own (spec section 3). */
const typeOf = ({ talentId }: ReelOwner, { type }: Pick<ReelPlace, 'type'>) =>
  talentId === AGENCY_OWNER && type === TALENT_REEL_TYPE ? AGENCY_REEL_TYPE : type;

/** A name is saved when the reply is a success word of that sort of reel (spec section 4, "Reel name save"). */
function ofSort(
  sort: 'normal' | 'special',
  answer: Answer<ReplyOf<ScriptByName['reel.rename']>>,
): Answer<unknown> {
  if (!answer.ok || (answer.reply === 'specialModified') === (sort === 'special')) return answer;
  return { ok: false, refusal: { kind: 'unreadable', detail: `reply: ${answer.reply} of a ${sort} reel` } };
}
