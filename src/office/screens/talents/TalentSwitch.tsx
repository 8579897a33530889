import { Classes } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { TalentEntry } from '../../entities/talents';
import { selectTalentSwitch, talentSwitchIntents } from '../../workflows/talentSwitches';

interface TalentSwitchProps {
  readonly entry: TalentEntry;
  readonly tabIndex: number;
}

const SWITCH = `${Classes.CONTROL} ${Classes.SWITCH} list-above talent-switch`;

/** Whether the talent is on the agency's site. Blueprint's switch in bare elements, for the reason that TalentActions tells. */
export function TalentSwitch({ entry: { talent, name }, tabIndex }: TalentSwitchProps) {
  const { talentId } = talent;
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const onSite = useSelector((root: Parameters<typeof selectTalentSwitch>[0]) =>
    selectTalentSwitch(root, talentId),
  );
  const isPressed = onSite.status === 'waiting' || onSite.status === 'saving';
  const isOn = isPressed ? onSite.wanted : talent.online;
  return (
    <label className={SWITCH}>
      <input
        type="checkbox"
        className={Classes.CONTROL_INPUT}
        checked={isOn}
        tabIndex={tabIndex}
        aria-label={formatMessage({ id: 'talents.onSite' }, { name })}
        onChange={() => dispatch(talentSwitchIntents.requested({ talentId, online: !isOn }))}
      />
      <span className={Classes.CONTROL_INDICATOR} />
      <span aria-hidden="true">{formatMessage({ id: isOn ? 'talents.online' : 'talents.offline' })}</span>
    </label>
  );
}
