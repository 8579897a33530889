import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { autoSaveIntents, selectIsAutoSaveOn } from '../../../workflows/records/autoSave';
import { AutoSaveSwitch } from './AutoSaveSwitch';
import { useDraft } from './recordContext';
import { SavingState } from './SavingState';
import { useGoToHeld } from './useGoToHeld';

/** Where the record stands as a whole, the switch, and the button that saves by hand while it is off. */
export function RecordBar() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const draft = useDraft();
  const { form, recordId, status } = draft;
  const goToHeld = useGoToHeld(draft);
  const isOn = useSelector(selectIsAutoSaveOn);
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div ref={bar} className="auto-save-bar" tabIndex={-1}>
      <AutoSaveSwitch />
      {!isOn && (
        <Button
          size="small"
          text={formatMessage({ id: 'autoSave.save' })}
          disabled={status !== 'waiting'}
          onClick={({ currentTarget }) => {
            goToHeld(currentTarget);
            // Saving locks the button: the keyboard waits beside it.
            bar.current?.focus();
            dispatch(autoSaveIntents.saveRequested({ form, recordId }));
          }}
        />
      )}
      <SavingState draft={draft} />
    </div>
  );
}
