import { Tick } from '@blueprintjs/icons';
import { useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { agents as agentsQuery, selectAgents, selectAgentsQuery } from '../../entities/agents';
import type { Agent } from '../../entities/configuration';
import { agentChoiceIntents, selectChosenAgents } from '../../workflows/talents/agentChoice';
import type { FieldValue } from '../../workflows/records/autoSave';
import { AgentInitials } from '../shared/AgentInitials';
import { ListFailed } from '../shared/list/ListFailed';
import { Loading } from '../shared/Loading';
import { FieldMarkSign } from '../shared/record/FieldMarkSign';
import { FieldNote } from '../shared/record/FieldNote';
import { talentForm } from './talentForm';
import { useMayChange } from '../shared/useMay';
import { useSelected } from '../shared/useSelected';

/** The agency's four agents as switches: on are those who look after the talent. */
export function AgentSelector({ talentId }: { readonly talentId: string }) {
  const { formatList } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const id = useId();
  const groupId = useId();
  const { draft, label, value: kept, mark: saveMark } = talentForm.useField('agents');
  const agents = useSelector(selectAgents);
  useEffect(() => void dispatch(agentsQuery.want()), [dispatch]);
  const choosing = useSelected(selectChosenAgents, talentId);
  const chosen = choosing ?? (typeof kept === 'object' ? kept : []);
  const mark = choosing ? 'waiting' : saveMark;
  const toggle = ({ id: agentId }: Agent) =>
    dispatch(
      agentChoiceIntents.toggled({
        talentId,
        agents: chosen.includes(agentId) ? chosen.filter((one) => one !== agentId) : [...chosen, agentId],
      }),
    );
  const say = (value: FieldValue) =>
    typeof value === 'object'
      ? formatList(value.map((agentId) => agents.find((one) => one.id === agentId)?.name ?? agentId))
      : '';
  return (
    <section className="record-card" aria-labelledby={id}>
      <h2 id={id}>
        {label} <FieldMarkSign mark={mark} />
      </h2>
      {agents.length === 0 && <NoAgents />}
      <div
        id={groupId}
        data-field="agents"
        className="record-agents"
        role="group"
        aria-labelledby={id}
        aria-describedby={`${groupId}-note`}
        tabIndex={-1}
      >
        {agents.map((agent) => (
          <button
            key={agent.id}
            type="button"
            className="record-agent"
            disabled={!mayChange}
            aria-pressed={chosen.includes(agent.id)}
            onClick={() => toggle(agent)}
          >
            <AgentInitials agent={agent} />
            <span className="record-agent-name">{agent.name}</span>
            {chosen.includes(agent.id) && <Tick size={14} aria-hidden="true" />}
          </button>
        ))}
      </div>
      <div id={`${groupId}-note`}>
        <FieldNote {...{ draft, label, mark, say }} field="agents" fieldId={groupId} />
      </div>
    </section>
  );
}

/** Says that there are none, unless it is not known yet or could not be loaded. */
function NoAgents() {
  const dispatch = useDispatch();
  const query = useSelector(selectAgentsQuery);
  if (query.data !== null) return <FormattedMessage id="talentRecord.noAgents" tagName="p" />;
  if (query.status !== 'failed') return <Loading />;
  return <ListFailed refusal={query.refusal} onTryAgain={() => dispatch(agentsQuery.reload())} />;
}
