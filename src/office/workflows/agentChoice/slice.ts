import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { AgentChoiceState, Choices } from './state';

const { move } = machine<AgentChoiceState>();

interface OfTalent {
  readonly talentId: string;
}
interface Choice extends OfTalent {
  /** Ids of all agents that are chosen now. */
  readonly agents: readonly string[];
}

const slice = createSlice({
  name: 'agentChoice',
  initialState: { status: 'settled' } as AgentChoiceState,
  reducers: {
    toggled: move(
      ['settled', 'choosing'],
      ['choosing'],
      (state, { payload: { talentId, agents } }: PayloadAction<Choice>) => ({
        status: 'choosing',
        choices: { ...(state.status === 'choosing' && state.choices), [talentId]: agents },
      }),
    ),
    paused: move(
      ['choosing'],
      ['choosing', 'settled'],
      ({ choices }, { payload: { talentId } }: PayloadAction<OfTalent>) => settled(choices, talentId),
    ),
  },
});

function settled(choices: Choices, talentId: string): AgentChoiceState {
  const { [talentId]: _done, ...others } = choices;
  return Object.keys(others).length > 0 ? { status: 'choosing', choices: others } : { status: 'settled' };
}

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'toggled');
