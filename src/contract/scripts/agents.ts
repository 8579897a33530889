import { agentFields } from '../entities/agent';
import { script } from '../script';
import { optional } from '../wire/field';
import { id } from '../wire/fields';
import { done, rows } from '../wire/reply';

/** The agents that administrators wrote down; ours. Of the others the configuration tells. */
export const agentScripts = [
  script({
    name: 'agents.list',
    path: 'GetAgents.php',
    allow: 'reader',
    input: {},
    reply: rows('ROWS', agentFields),
    refusal: 'error',
  }),
  /** Under an id that stays: talents' records hold it. */
  script({
    name: 'agents.save',
    path: 'SaveAgent.php',
    allow: 'administrator',
    input: { ...agentFields, requestId: optional(id('REQUEST_ID')) },
    reply: done({}),
    refusal: 'FAILED',
  }),
] as const;
