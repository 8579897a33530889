import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { agents, selectAgents, selectAgentsQuery } from '../../../entities/agents';
import type { Agent } from '../../../entities/configuration';
import { agentNaming } from '../../../workflows/agency/agentNaming';
import { AgentInitials } from '../../shared/AgentInitials';
import { SettingsAwaited } from '../SettingsAwaited';
import { SettingsCard } from '../SettingsCard';
import { AgentDialog } from './AgentDialog';

interface AgentRowsProps {
  readonly agents: readonly Agent[];
}

function AgentRows({ agents: four }: AgentRowsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  if (four.length === 0) return <FormattedMessage id="talentRecord.noAgents" tagName="p" />;
  return (
    <ul className="settings-rows">
      {four.map((agent) => (
        <li key={agent.id} className="settings-row">
          <AgentInitials agent={agent} />
          <p className="settings-row-words">{agent.name}</p>
          <Button
            variant="minimal"
            icon={<Edit />}
            aria-label={formatMessage({ id: 'settings.agents.change' }, { name: agent.name })}
            onClick={() => dispatch(agentNaming.intents.opened(agent))}
          />
        </li>
      ))}
    </ul>
  );
}

/** The four agents, as they stand on the pages of talents. */
export function AgentsCard() {
  const dispatch = useDispatch();
  const four = useSelector(selectAgents);
  const query = useSelector(selectAgentsQuery);
  useEffect(() => void dispatch(agents.want()), [dispatch]);
  return (
    <SettingsCard title="settings.section.agents">
      {query.data === null ? (
        <SettingsAwaited query={query} onTryAgain={() => dispatch(agents.reload())} />
      ) : (
        <AgentRows agents={four} />
      )}
      <AgentDialog />
    </SettingsCard>
  );
}
