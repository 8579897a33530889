import { createAction, createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import type { Talent } from '../../contract/entities/talent';
import { personName } from '../../contract/rules/personName';
import { fold } from '../../contract/rules/text';

/** Fact: the agency's talents, all of them, as the server has them now. */
export const talentsLoaded = createAction<readonly Talent[]>('talents/loaded');

/** Fact: a talent is on the agency's site or off it now. */
export const talentSwitched = createAction<{ talentId: string; online: boolean }>('talents/switched');
/** Fact: a talent is in the trash now. */
export const talentRemoved = createAction<{ talentId: string }>('talents/removed');
/** Fact: a talent's profile picture is another one; empty for none. */
export const profilePictureChanged = createAction<{ talentId: string; profilePicture: string }>(
  'talents/profilePictureChanged',
);

const adapter = createEntityAdapter<Talent, string>({ selectId: ({ talentId }) => talentId });

const initialState = adapter.getInitialState();

const slice = createSlice({
  name: 'talents',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(talentsLoaded, (_state, { payload }) => ({
        ids: payload.map(({ talentId }) => talentId),
        entities: Object.fromEntries(payload.map((talent) => [talent.talentId, talent])),
      }))
      .addCase(talentSwitched, (state, { payload: { talentId, online } }) => {
        adapter.updateOne(state, { id: talentId, changes: { online } });
      })
      .addCase(talentRemoved, (state, { payload: { talentId } }) => {
        adapter.removeOne(state, talentId);
      })
      .addCase(profilePictureChanged, (state, { payload: { talentId, profilePicture } }) => {
        adapter.updateOne(state, { id: talentId, changes: { profilePicture } });
      }),
});

export const talentsReducer = slice.reducer;

interface Root {
  readonly talents: typeof initialState;
}

const selectors = adapter.getSelectors((state: Root) => state.talents);

export const selectTalents = selectors.selectAll;
export const selectTalent = (state: Root, talentId: string): Talent | undefined =>
  state.talents.entities[talentId];

/** A talent with what lists search and sort by, folded once. */
export interface TalentEntry {
  readonly talent: Talent;
  readonly name: string;
  /** Folded: case and accents do not count. */
  readonly searchKey: string;
}

/** A talent's name in reading order. */
export const fullName = ({ firstName, lastName }: Pick<Talent, 'firstName' | 'lastName'>) =>
  personName(firstName, lastName);

/** All talents with their search keys, in the server's order. */
export const selectTalentEntries = createSelector([selectTalents], (talents): readonly TalentEntry[] =>
  talents.map((talent) => {
    const name = fullName(talent);
    return {
      talent,
      name,
      searchKey: fold(`${name} ${talent.lastName} ${talent.firstName} ${talent.city} ${talent.profession}`),
    };
  }),
);
