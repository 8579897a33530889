import { put } from 'typed-redux-saga';
import { agentsChanged } from '../../entities/agents';
import type { Agent } from '../../entities/configuration';
import { formDialog, type OpenDialog } from '../../kernel/formDialog';
import { attempt } from '../../kernel/mutation';

type Words = Omit<Agent, 'id'>;

export type AgentOpen = OpenDialog<Agent, Words>;

/** What one of the four agents is called, and the colour. */
export const agentNaming = formDialog({
  name: 'agentNaming',
  save: ({ id: agentId }: Agent, words: Words, requestId) =>
    attempt('agents.save', { agentId, ...words }, requestId),
  *then() {
    yield* put(agentsChanged());
  },
});
