import { Classes } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { SwitchesWorkflow } from '../../../workflows/tables/lists';
import { useMayChange } from '../useMay';

interface RowSwitchProps {
  readonly switches: SwitchesWorkflow;
  /** Of the row's thing. */
  readonly id: string;
  readonly name: string;
  /** As the server has it. */
  readonly online: boolean;
  readonly tabIndex: number;
}

const SWITCH = `${Classes.CONTROL} ${Classes.SWITCH} list-above list-switch`;

/** Whether a row's thing is on the agency's site. Blueprint's switch in bare elements, for the reason that RowButton tells. */
export function RowSwitch({ switches, id, name, online, tabIndex }: RowSwitchProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const pressed = useSelector((root: never) => switches.select(root, id));
  const isPressed = pressed.status === 'waiting' || pressed.status === 'saving';
  const isOn = isPressed ? pressed.wanted : online;
  const shown = formatMessage({ id: isOn ? 'site.online' : 'site.offline' });
  if (!mayChange) return <span className="list-quiet">{shown}</span>;
  return (
    <label className={SWITCH}>
      <input
        type="checkbox"
        className={Classes.CONTROL_INPUT}
        checked={isOn}
        tabIndex={tabIndex}
        aria-label={formatMessage({ id: 'site.shows' }, { name })}
        onChange={() => dispatch(switches.press(id, !isOn, { name }))}
      />
      <span className={Classes.CONTROL_INDICATOR} />
      <span aria-hidden="true">{shown}</span>
    </label>
  );
}
