import { Classes } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { talentSwitchIntents } from '../../workflows/talentSwitches';

interface TalentSwitchProps {
  readonly talentId: string;
  readonly name: string;
  /** As it was asked for, or as the server has it. */
  readonly isOn: boolean;
  readonly isActive: boolean;
}

const SWITCH = `${Classes.CONTROL} ${Classes.SWITCH} talent-switch`;

/** Whether the talent is on the agency's site. Blueprint's switch in bare elements, for the reason that TalentActions tells. */
export function TalentSwitch({ talentId, name, isOn, isActive }: TalentSwitchProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <label className={SWITCH}>
      <input
        type="checkbox"
        className={Classes.CONTROL_INPUT}
        checked={isOn}
        tabIndex={isActive ? 0 : -1}
        aria-label={formatMessage({ id: 'talents.onSite' }, { name })}
        onChange={() => dispatch(talentSwitchIntents.requested({ talentId, online: !isOn }))}
      />
      <span className={Classes.CONTROL_INDICATOR} />
      <span aria-hidden="true">{formatMessage({ id: isOn ? 'talents.online' : 'talents.offline' })}</span>
    </label>
  );
}
