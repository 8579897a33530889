import { createAction, createSelector } from '@reduxjs/toolkit';
import type { AgentRow } from '../../contract/entities/agent';
import { on, onNews } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { type Agent, type ConfigurationRoot, selectConfiguredAgents } from './configuration';

/** Fact: an agent is called otherwise now. */
export const agentsChanged = createAction('agents/changed');

/** The agents that administrators wrote down. */
export const agents = query({
  name: 'agents',
  ask: () => request('agents.list', {}),
  dataOf: (rows: readonly AgentRow[]) => rows,
  invalidatedBy: [on(agentsChanged), onNews('agency')],
});

type Root = Parameters<typeof agents.selectQuery>[0];

/** What administrators wrote of them, and how it stands with asking. */
export const selectAgentsQuery = (state: Root) => agents.selectQuery(state, ALL);

/** The four agents: as they were written down, and otherwise as the configuration tells of them. */
export const selectAgents = createSelector(
  [
    (state: ConfigurationRoot) => selectConfiguredAgents(state),
    (state: Root) => selectAgentsQuery(state).data,
  ],
  (configured, written): readonly Agent[] => {
    const rows = written ?? [];
    const others = rows.filter(({ agentId }) => configured.every(({ id }) => id !== agentId));
    const asAgent = ({ agentId, ...words }: AgentRow): Agent => ({ id: agentId, ...words });
    return [
      ...configured.map((agent) => {
        const row = rows.find(({ agentId }) => agentId === agent.id);
        return row ? asAgent(row) : agent;
      }),
      ...others.map(asAgent),
    ];
  },
);
