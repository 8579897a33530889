import type { TalentSwitch, TalentSwitchesState } from './state';

interface Root {
  readonly talentSwitches: TalentSwitchesState;
}

const settled: TalentSwitch = { status: 'settled' };

export const selectTalentSwitch = (state: Root, talentId: string): TalentSwitch =>
  state.talentSwitches[talentId] ?? settled;
