import type { AgentChoiceState } from './state';

interface Root {
  readonly agentChoice: AgentChoiceState;
}

/** The agents that a person is choosing for a talent right now; nothing when the choice is with auto-save. */
export const selectChosenAgents = ({ agentChoice }: Root, talentId: string): readonly string[] | undefined =>
  agentChoice.status === 'choosing' ? agentChoice.choices[talentId] : undefined;

/** True as long as a choice is not with auto-save. */
export const selectIsChoosing = ({ agentChoice }: Root) => agentChoice.status === 'choosing';
