import { createSlice } from '@reduxjs/toolkit';
import { keyed } from '../../kernel/keyed';
import { splitActions } from '../../kernel/splitActions';
import { settled, type TalentSwitch, type TalentSwitchesState } from './state';
import { steps } from './steps';

const ofOne = keyed<TalentSwitch, { readonly talentId: string }>(({ talentId }) => talentId, settled);

const slice = createSlice({
  name: 'talentSwitches',
  initialState: {} as TalentSwitchesState,
  reducers: {
    requested: ofOne(steps.requested),

    started: ofOne(steps.started),
    saved: ofOne(steps.saved),
    refused: ofOne(steps.refused),
  },
  selectors: {
    selectTalentSwitch: (state, talentId: string): TalentSwitch => state[talentId] ?? settled,
  },
});

export const { reducer } = slice;
export const { selectTalentSwitch } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'requested');
