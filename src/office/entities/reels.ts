import { createAction, createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Reel, ReelFilm } from '../../contract/entities/reel';
import { signedIn, signedOut } from './session';

interface TalentReels {
  readonly talentId: string;
  readonly reels: readonly Reel[];
  readonly rows: readonly ReelFilm[];
}

/** Fact: what the server has of a talent's reels and the films on them. */
export const talentReelsLoaded = createAction<TalentReels>('reels/ofTalentLoaded');
/** Fact: the films of a reel stand in this order of rows now, from position 1. */
export const reelFilmsOrdered = createAction<{ reelId: string; rowIds: readonly string[] }>(
  'reels/filmsOrdered',
);
/** Fact: a film is the last on a reel now. */
export const reelFilmAdded = createAction<{ reelId: string; rowId: string; filmId: string }>(
  'reels/filmAdded',
);
/** Fact: a reel is on or off now. */
export const reelSwitched = createAction<{ reelId: string; online: boolean }>('reels/switched');

/** Fact: a reel went to the trash. */
export const reelDeleted = createAction<{ reelId: string; talentId: string }>('reels/deleted');

const reelAdapter = createEntityAdapter<Reel, string>({ selectId: (reel) => reel.reelId });
const rowAdapter = createEntityAdapter<ReelFilm, string>({ selectId: (row) => row.rowId });

const initialState = {
  talentId: null as string | null,
  reels: reelAdapter.getInitialState(),
  rows: rowAdapter.getInitialState(),
};

/** The reels of the talent whose page is open. */
const slice = createSlice({
  name: 'reels',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(talentReelsLoaded, (state, { payload: { talentId, reels, rows } }) => {
        state.talentId = talentId;
        reelAdapter.setAll(state.reels, reels);
        rowAdapter.setAll(state.rows, rows);
      })
      .addCase(reelFilmsOrdered, (state, { payload: { rowIds } }) => {
        rowAdapter.updateMany(
          state.rows,
          rowIds.map((id, index) => ({ id, changes: { position: index + 1 } })),
        );
      })
      .addCase(reelFilmAdded, (state, { payload }) => {
        const { length } = Object.values(state.rows.entities).filter(
          ({ reelId }) => reelId === payload.reelId,
        );
        rowAdapter.upsertOne(state.rows, { ...payload, position: length + 1 });
      })
      .addCase(reelSwitched, (state, { payload: { reelId, online } }) => {
        reelAdapter.updateOne(state.reels, { id: reelId, changes: { online } });
      })
      .addCase(reelDeleted, (state, { payload: { reelId } }) => {
        reelAdapter.removeOne(state.reels, reelId);
      })
      .addCase(signedIn, () => initialState)
      .addCase(signedOut, () => initialState),
});

export const reelsReducer = slice.reducer;

interface Root {
  readonly reels: typeof initialState;
}

const { selectAll: allReels, selectById: reelById } = reelAdapter.getSelectors(
  (state: Root) => state.reels.reels,
);
const { selectAll: allRows } = rowAdapter.getSelectors((state: Root) => state.reels.rows);

export const selectReel = (state: Root, reelId: string): Reel | undefined => reelById(state, reelId);

/** Whose reels are held; null before any were loaded. */
export const selectReelsTalentId = (state: Root) => state.reels.talentId;

const ofTalent = (state: Root, talentId: string) => state.reels.talentId === talentId;

/** The reels of a talent in their order; empty until they are loaded. */
export const selectReelsOfTalent = createSelector([allReels, ofTalent], (reels, isShown) =>
  isShown ? reels.toSorted((one, other) => one.position - other.position) : [],
);

/** The rows of a reel from position 1 on. */
export const selectReelRows = createSelector(
  [allRows, (_state: Root, reelId: string) => reelId],
  (rows, reelId) =>
    rows.filter((row) => row.reelId === reelId).toSorted((one, other) => one.position - other.position),
);
