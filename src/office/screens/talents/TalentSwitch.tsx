import { Switch } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectTalentSwitch, talentSwitchIntents } from '../../workflows/talentSwitches';

type SwitchRoot = Parameters<typeof selectTalentSwitch>[0];

interface TalentSwitchProps {
  readonly talentId: string;
  readonly name: string;
  /** As the server has it. */
  readonly online: boolean;
  readonly isActive: boolean;
}

/** Whether the talent is on the agency's site; it shows what was asked for at once, and goes back when that was refused. */
export function TalentSwitch({ talentId, name, online, isActive }: TalentSwitchProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector((root: SwitchRoot) => selectTalentSwitch(root, talentId));
  const isOn = state.status === 'waiting' || state.status === 'saving' ? state.wanted : online;
  return (
    <Switch
      className="talent-switch"
      checked={isOn}
      tabIndex={isActive ? 0 : -1}
      aria-label={formatMessage({ id: 'talents.onSite' }, { name })}
      labelElement={
        <span aria-hidden="true">{formatMessage({ id: isOn ? 'talents.online' : 'talents.offline' })}</span>
      }
      onChange={() => dispatch(talentSwitchIntents.requested({ talentId, online: !isOn }))}
    />
  );
}
