import type { AgentRow } from '../../contract/entities/agent';
import type { AgencyRow } from '../database/schema';
import { change, type Handlers, read, Refused } from '../http/handler';
import { profileOf } from '../sessions/people';

/** An agency has four (spec section 3). */
const AGENTS = 4;

const fields = ['name', 'initials', 'color'] as const;

const picked = (agent: AgentRow, names: readonly (typeof fields)[number][]) =>
  Object.fromEntries(names.map((name) => [name, agent[name]]));

const agentsOf = (row: AgencyRow): readonly AgentRow[] => profileOf(row).agents ?? [];

/** The agents of an agency: what administrators call them. Their ids stand in the records of talents, and stay. */
export const agentHandlers: Handlers<'agents.list' | 'agents.save'> = {
  'agents.list': read(async (context) => agentsOf(await context.agencyRow())),

  'agents.save': change(async (context, { agentId, name, initials, color }) => {
    const wanted = { agentId, name, initials, color };
    const known = agentsOf(await context.agencyRow());
    const before = known.find((agent) => agent.agentId === agentId);
    if (!before && known.length >= AGENTS) throw new Refused({ kind: 'conflict', reason: 'fourAgents' });
    const different = fields.filter((field) => before?.[field] !== wanted[field]);
    if (different.length === 0) return {};
    const agents = before ? known.map((agent) => (agent === before ? wanted : agent)) : [...known, wanted];
    await context.rewriteAgency((row) => ({ profile: JSON.stringify({ ...profileOf(row), agents }) }));
    await context.recordHistory(`agent:${agentId}`, before ? picked(before, different) : null);
    context.alsoChanged('agency', context.caller.agency.abbreviation);
    return {};
  }),
};
