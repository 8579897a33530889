import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { AGENT_PAUSE } from '../../../contract/constants';
import { sleep } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onLatest, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import { autoSaveIntents } from '../records/autoSave';

/** Ids of all agents that are chosen, by talent. */
type Choices = Readonly<Record<string, readonly string[]>>;

/**
 *   settled ──toggled──▶ choosing ──(300 ms without a toggle) paused──▶ settled: auto-save has the choice
 *
 * Each talent's pause is its own: who goes on to another talent at once loses nothing.
 */
type AgentChoiceState =
  | { readonly status: 'settled' }
  | { readonly status: 'choosing'; readonly choices: Choices };

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
  selectors: {
    /** The agents that a person is choosing for a talent right now; nothing when the choice is with auto-save. */
    selectChosenAgents: (state, talentId: string): readonly string[] | undefined =>
      state.status === 'choosing' ? state.choices[talentId] : undefined,
    /** True as long as a choice is not with auto-save. */
    selectIsChoosing: ({ status }) => status === 'choosing',
  },
});

function settled(choices: Choices, talentId: string): AgentChoiceState {
  const { [talentId]: _done, ...others } = choices;
  return Object.keys(others).length > 0 ? { status: 'choosing', choices: others } : { status: 'settled' };
}

const { intents, facts } = splitActions(slice.actions, 'toggled');

export const { reducer: agentChoiceReducer, caseReducers } = slice;
export const { selectChosenAgents, selectIsChoosing } = slice.selectors;
export const agentChoiceIntents = intents;

type Toggled = ReturnType<typeof intents.toggled>;

/** 300 ms after the last toggle the choice goes to auto-save, which saves it 750 ms later (spec section 4). */
export const agentChoiceSaga = reacting(
  onLatest(intents.toggled, handOver, ({ payload }) => payload.talentId),
);

/** The form may have been left meanwhile: its record is opened for the choice. */
function* handOver({ payload: { talentId } }: Toggled): SagaGenerator<void> {
  yield* perform(sleep(AGENT_PAUSE));
  const agents = yield* select(selectChosenAgents, talentId);
  if (!agents) return;
  const key = { form: 'talentInfo', recordId: talentId } as const;
  yield* put(autoSaveIntents.opened(key));
  yield* put(autoSaveIntents.changed({ ...key, values: { agents } }));
  yield* put(facts.paused({ talentId }));
}
