import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { SEPARATOR } from '../../contract/constants';
import type { Reel, SpecialReel } from '../../contract/entities/reel';
import type { Answer } from '../../contract/refusal';
import type { ReelPlace } from '../../contract/rules/reelOrder';
import {
  AGENCY_OWNER,
  AGENCY_REEL_TYPE,
  GROUP_TYPE,
  subReelType,
  TALENT_REEL_TYPE,
} from '../../contract/rules/reelType';
import type { TalentReels } from '../../contract/scripts/loading';
import { about, onNews } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { collection } from './collection';
import { filmDeleted } from './films';
import { reelsReleased, selectAreHeld } from './reelHold';
import { keyOfOwner, newsIdOf, type ReelOwner } from './reelOwner';
import { thingRestored } from './trashed';

/** What only a special reel has. */
interface SpecialPart extends Pick<SpecialReel, 'heading' | 'subheading' | 'mailSender' | 'slug'> {
  /** In order; their rows are told apart (entities/reelContents). */
  readonly filmIds: readonly string[];
}

/** What a person says of a special reel. */
export type SpecialContent = Pick<SpecialReel, 'title' | 'heading' | 'subheading' | 'mailSender'>;

/** A reel as the office keeps it. */
export interface KeptReel extends Reel {
  readonly special?: SpecialPart;
}

/** Fact: these reels stand at these places now. */
export const reelsOrdered = createAction<{ places: readonly ReelPlace[] }>('reels/ordered');
/** Fact: a reel is on or off now. */
export const reelSwitched = createAction<{ reelId: string; online: boolean }>('reels/switched');

/** Fact: a reel has this name now, a link this address, a poster these words and this picture. */
export const reelRenamed = createAction<{ reelId: string; title: string } & Partial<Reel>>('reels/renamed');

/** Fact: a special reel says this of itself now. */
export const reelDescribed = createAction<{ reelId: string; content: SpecialContent }>('reels/described');

/** Fact: a reel went to the trash. */
export const reelDeleted = createAction<ReelOwner & { reelId: string }>('reels/deleted');

/** Of a talent; on special reels may stand what is another talent's. */
const ofTalent = (payload: { readonly talentId: string }, { talentId, special }: ReelOwner) =>
  special === true || payload.talentId === talentId;

/** The reels of an owner in their order, and the films on them, unless they are special. */
export const reels = collection({
  name: 'reels',
  keyOf: keyOfOwner,
  *ask(owner: ReelOwner) {
    for (;;) {
      const answer = yield* ask(owner);
      if (!(yield* select(selectAreHeld, owner))) return answer;
      yield* take(reelsReleased);
    }
  },
  idOf: ({ reelId }: KeptReel) => reelId,
  rowsOf,
  invalidatedBy: [
    // A talent's reels are numbered together: when one is another one, so may all be.
    onNews('reels', newsIdOf),
    about(filmDeleted, ofTalent),
    about(reelDeleted, ofTalent),
    about(thingRestored, ofTalent),
  ],
});

type Told = TalentReels | readonly SpecialReel[];

function* ask({ talentId, special }: ReelOwner): SagaGenerator<Answer<Told>> {
  if (!special) return yield* request('talentReels.list', { talentId });
  return talentId === AGENCY_OWNER
    ? yield* request('agencyReels.list', {})
    : yield* request('talentSpecialReels.list', { talentId });
}

function rowsOf(told: Told): readonly KeptReel[] {
  return 'reels' in told ? told.reels : told.map(withSpecialPart);
}

/** A special reel as other reels are: the agency's have a type of their own, and stand as those of a talent do. */
function withSpecialPart(told: SpecialReel): KeptReel {
  const { reelId, position, title, code, online, type, filmIds, ...said } = told;
  const { heading, subheading, mailSender, slug } = said;
  return {
    ...{ reelId, position, title, code, online, isLink: false, linkValue: '' },
    type: type === AGENCY_REEL_TYPE ? TALENT_REEL_TYPE : type,
    special: {
      ...{ heading, subheading, mailSender, slug },
      filmIds: filmIds.split(SEPARATOR).filter((filmId) => filmId !== ''),
    },
  };
}

type ReelsState = ReturnType<typeof reels.reducer>;

export function reelsReducer(state: ReelsState | undefined, action: UnknownAction): ReelsState {
  const now = reels.reducer(state, action);
  if (reelDeleted.match(action)) return withoutBranch(now, action.payload);
  if (reelsOrdered.match(action)) return placed(now, action.payload.places);
  if (reelDescribed.match(action)) return described(now, action.payload);
  if (!reelSwitched.match(action) && !reelRenamed.match(action)) return now;
  const { reelId, ...changes } = action.payload;
  return reels.withChanges(now, reelId, changes);
}

/** A group goes with the reels that stand in it. */
function withoutBranch(state: ReelsState, { reelId, ...owner }: ReturnType<typeof reelDeleted>['payload']) {
  const deleted = state.rows[reelId];
  const ids = state.lists[keyOfOwner(owner)]?.data ?? [];
  const within =
    deleted?.type === GROUP_TYPE
      ? ids.filter((id) => state.rows[id]?.type === subReelType(deleted.position))
      : [];
  return [reelId, ...within].reduce(reels.without, state);
}

/** All at once: a talent may have hundreds of reels. */
function placed(state: ReelsState, places: readonly ReelPlace[]): ReelsState {
  const moved = places.flatMap(({ reelId, ...place }) => {
    const reel = state.rows[reelId];
    const isThere = reel?.position === place.position && reel.type === place.type;
    return reel && !isThere ? [[reelId, { ...reel, ...place }] as const] : [];
  });
  return { ...state, rows: { ...state.rows, ...Object.fromEntries(moved) } };
}

function described(state: ReelsState, { reelId, content }: ReturnType<typeof reelDescribed>['payload']) {
  const special = state.rows[reelId]?.special;
  const { title, ...said } = content;
  return special ? reels.withChanges(state, reelId, { title, special: { ...special, ...said } }) : state;
}

type Root = Parameters<typeof reels.selectById>[0];

export const selectReel = reels.selectById;
/** All reels that were loaded, by id. */
export const selectReelsById = (state: Root) => state.reels.rows;
/** True once the reels of that owner were loaded. */
export const selectHasReelsOf = (state: Root, owner: ReelOwner) =>
  reels.selectQuery(state, owner).data !== null;

/** Whose a reel is; nothing where no list has it. */
export const selectOwnerOf = (state: Root, reelId: string): ReelOwner | undefined =>
  Object.values(state.reels.lists).find(({ data }) => data?.includes(reelId))?.params;

/** The reels of an owner in their order; empty until they are loaded. */
export const selectReelsOf = createSelector(
  [(state: Root, owner: ReelOwner) => reels.selectRows(state, owner)],
  (rows) => rows.toSorted((one, other) => one.position - other.position),
);
