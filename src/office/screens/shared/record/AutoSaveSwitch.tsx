import { Switch } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { autoSaveIntents, selectIsAutoSaveOn } from '../../../workflows/records/autoSave';

/** Whether what is typed saves itself: of all records and long texts at once. */
export function AutoSaveSwitch() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const isOn = useSelector(selectIsAutoSaveOn);
  return (
    <Switch
      checked={isOn}
      label={formatMessage({ id: 'autoSave.switch' })}
      onChange={({ currentTarget }) => dispatch(autoSaveIntents.switched(currentTarget.checked))}
    />
  );
}
