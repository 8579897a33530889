import { fromNo } from './none';

/** An agent's id has two letters (spec section 3). */
const AGENT_ID = /^[A-Za-z]{2}$/;

/** AGENT, a JSON list of agent ids or NO → the ids, each once; nothing when it is of another form. */
export function parseAgents(text: string): readonly string[] | undefined {
  const written = fromNo(text);
  if (written.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(written);
    if (!Array.isArray(value) || !value.every((id) => typeof id === 'string' && AGENT_ID.test(id)))
      return undefined;
    return [...new Set(value as readonly string[])];
  } catch {
    return undefined;
  }
}

/** Agent ids → AGENT: NO when there are none. */
export const formatAgents = (ids: readonly string[]) => (ids.length === 0 ? 'NO' : JSON.stringify(ids));
