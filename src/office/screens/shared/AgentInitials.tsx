import type { CSSProperties } from 'react';
import type { Agent } from '../../entities/configuration';
import './agentInitials.css';

/** The disc of one of the four agents: initials in a ring of their colour. Said by the name beside it. */
export function AgentInitials({ agent }: { readonly agent: Agent }) {
  return (
    <span className="agent-initials" style={{ '--agent': agent.color } as CSSProperties} aria-hidden="true">
      {agent.initials}
    </span>
  );
}
