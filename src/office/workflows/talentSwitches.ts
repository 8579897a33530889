import { createSlice } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { talentSwitched } from '../entities/talents';
import { type Keyed, keyed } from '../kernel/keyed';
import { takeLeadingOfEach } from '../kernel/leading';
import { saveSwitch, settled, type Switch, switchSteps } from '../kernel/mutation';
import { request } from '../kernel/request';
import { splitActions } from '../kernel/splitActions';

interface Named {
  readonly talentId: string;
}

/** What happens to the switch of one talent. */
export const steps = switchSteps<Named>();

const ofOne = keyed<Switch, Named>(({ talentId }) => talentId, settled);

const slice = createSlice({
  name: 'talentSwitches',
  initialState: {} as Keyed<Switch>,
  reducers: {
    requested: ofOne(steps.requested),

    started: ofOne(steps.started),
    saved: ofOne(steps.saved),
    refused: ofOne(steps.refused),
  },
  selectors: {
    selectTalentSwitch: (switches, talentId: string): Switch => switches[talentId] ?? settled,
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const talentSwitchesReducer = slice.reducer;
export const talentSwitchIntents = intents;
export const { selectTalentSwitch } = slice.selectors;
export type { Switch as TalentSwitch };

const switches = {
  facts,
  select: (state: Parameters<typeof selectTalentSwitch>[0], { talentId }: Named) =>
    selectTalentSwitch(state, talentId),
  save: (change: Named & { readonly online: boolean; readonly requestId: string }) =>
    request('talent.toggle', change),
  switched: talentSwitched,
};

/** Talents are switched beside one another; of one talent, the newest press is sent once the save in hand has ended. */
export function* talentSwitchesSaga(): SagaGenerator<void> {
  const talentOf = ({ payload }: ReturnType<typeof intents.requested>) => payload.talentId;
  yield* takeLeadingOfEach(intents.requested, talentOf, (action) =>
    saveSwitch(switches, { talentId: talentOf(action) }),
  );
}
