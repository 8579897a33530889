import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { agents, selectAgents } from '../../../entities/agents';
import { agentNaming } from '../../../workflows/agency/agentNaming';
import { AgentInitials } from '../../shared/AgentInitials';
import { SettingsCard } from '../SettingsCard';
import { AgentDialog } from './AgentDialog';

/** The four agents, as they stand on the pages of talents. */
export function AgentsCard() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const four = useSelector(selectAgents);
  useEffect(() => void dispatch(agents.want()), [dispatch]);
  return (
    <SettingsCard title="settings.section.agents">
      {four.length === 0 && <FormattedMessage id="talentRecord.noAgents" tagName="p" />}
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
      <AgentDialog />
    </SettingsCard>
  );
}
