import type { DeleteTalentState } from './state';

interface Root {
  readonly deleteTalent: DeleteTalentState;
}

export const selectDeleteTalent = (state: Root) => state.deleteTalent;
