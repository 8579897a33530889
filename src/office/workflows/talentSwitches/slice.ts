import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Step } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { TalentSwitch, TalentSwitchesState } from './state';
import { steps } from './steps';

/** Applies a step to the switch of the talent that the action names. */
function ofOne<P extends { readonly talentId: string }>(step: Step<TalentSwitch, PayloadAction<P>>) {
  return (state: TalentSwitchesState, action: PayloadAction<P>): TalentSwitchesState => {
    const { talentId } = action.payload;
    const before = state[talentId] ?? { status: 'settled' };
    const after = step(before, action);
    if (after === before) return state;
    const { [talentId]: _before, ...others } = state;
    return after.status === 'settled' ? others : { ...others, [talentId]: after };
  };
}

const slice = createSlice({
  name: 'talentSwitches',
  initialState: {} as TalentSwitchesState,
  reducers: {
    requested: ofOne(steps.requested),

    started: ofOne(steps.started),
    saved: ofOne(steps.saved),
    refused: ofOne(steps.refused),
  },
});

export const { reducer } = slice;
export const { intents, facts } = splitActions(slice.actions, 'requested');
