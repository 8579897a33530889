import { agentScripts } from '../../../contract/scripts/agents';
import { agents } from '../../entities/agents';

/** The agents, for the pages of talents and the settings. */
export const reducers = { agents: agents.reducer };

export const workflows = { agents: agents.saga };

export const scripts = agentScripts;
