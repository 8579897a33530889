import { Button, Switch } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { autoSaveIntents, selectIsAutoSaveOn } from '../../../workflows/autoSave';
import { useDraft } from './recordContext';

const stateText = {
  resting: 'autoSave.allSaved',
  waiting: 'autoSave.notSaved',
  saving: 'autoSave.saving',
  failed: 'autoSave.notSaved',
  offered: 'autoSave.notSaved',
} as const;

/** Where the record stands as a whole, the switch, and the button that saves by hand while it is off. */
export function RecordBar() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { form, recordId, status } = useDraft();
  const isOn = useSelector(selectIsAutoSaveOn);
  return (
    <div className="auto-save-bar">
      <Switch
        checked={isOn}
        label={formatMessage({ id: 'autoSave.switch' })}
        onChange={({ currentTarget }) => dispatch(autoSaveIntents.switched(currentTarget.checked))}
      />
      {!isOn && (
        <Button
          size="small"
          text={formatMessage({ id: 'autoSave.save' })}
          disabled={status !== 'waiting'}
          onClick={() => dispatch(autoSaveIntents.saveRequested({ form, recordId }))}
        />
      )}
      <span className="auto-save-state" role="status">
        {formatMessage({ id: stateText[status] })}
      </span>
    </div>
  );
}
