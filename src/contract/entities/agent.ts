import { colourPattern } from '../rules/colour';
import type { ValueOf } from '../wire/field';
import { text } from '../wire/fields';
import { line } from '../wire/line';

/** Two letters (spec section 3). */
const agentId = text('AGENT_ID', { min: 2, max: 2, matches: /^[A-Za-z]{2}$/ });

/** What an agent is called, and the colour of the initials. */
export const agentWords = {
  name: line('NAME', { min: 1, max: 60 }),
  initials: line('INITIALS', { min: 1, max: 3 }),
  color: text('COLOR', { min: 1, max: 7, matches: colourPattern }),
};

/** One of the four agents. */
export const agentFields = { agentId, ...agentWords };
export type AgentRow = ValueOf<typeof agentFields>;
