import { Classes } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Switch } from '../../../workflows/lists';

interface RowSwitchProps {
  readonly name: string;
  /** As the server has it, and as it was pressed since. */
  readonly online: boolean;
  readonly pressed: Switch;
  readonly tabIndex: number;
  readonly onPress: (online: boolean) => void;
}

const SWITCH = `${Classes.CONTROL} ${Classes.SWITCH} list-above list-switch`;

/** Whether a row's thing is on the agency's site. Blueprint's switch in bare elements, for the reason that RowDelete tells. */
export function RowSwitch({ name, online, pressed, tabIndex, onPress }: RowSwitchProps) {
  const { formatMessage } = useIntl();
  const isPressed = pressed.status === 'waiting' || pressed.status === 'saving';
  const isOn = isPressed ? pressed.wanted : online;
  return (
    <label className={SWITCH}>
      <input
        type="checkbox"
        className={Classes.CONTROL_INPUT}
        checked={isOn}
        tabIndex={tabIndex}
        aria-label={formatMessage({ id: 'site.shows' }, { name })}
        onChange={() => onPress(!isOn)}
      />
      <span className={Classes.CONTROL_INDICATOR} />
      <span aria-hidden="true">{formatMessage({ id: isOn ? 'site.online' : 'site.offline' })}</span>
    </label>
  );
}
