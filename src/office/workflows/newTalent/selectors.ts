import type { NewTalentState } from './state';

interface Root {
  readonly newTalent: NewTalentState;
}

export const selectNewTalent = (state: Root) => state.newTalent;
