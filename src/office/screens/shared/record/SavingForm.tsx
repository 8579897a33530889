import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useAskBeforeLeaving } from '../../../ui/leaving';
import {
  autoSaveIntents,
  type DraftKey,
  isStuck,
  selectDraft,
  selectIsAutoSaveOn,
} from '../../../workflows/records/autoSave';
import { RecordBar } from './RecordBar';
import { DraftProvider } from './recordContext';
import { RecordNotices } from './RecordNotices';
import { useNotedOnShow } from './formsOnShow';
import { saveNow } from './saveNow';
import { labelIn } from './labels';
import { useFieldAddressed } from './useFieldAddressed';
import { ForStaff } from '../ForStaff';
import { Loading } from '../Loading';
import { PresenceLine } from '../presence/PresenceLine';
import { usePresence } from '../presence/usePresence';
import { useSelected } from '../useSelected';
import './record.css';

interface SavingFormProps extends DraftKey {
  readonly children: ReactNode;
}

/** A form that saves itself: Tab and Enter save at once, Ctrl-S too; the field that the address names gets the keyboard. Its fields stand in it once the record is there. */
export function SavingForm({ form, recordId, children }: SavingFormProps) {
  const dispatch = useDispatch();
  const draft = useSelected(selectDraft, { form, recordId });
  useNotedOnShow({ form, recordId });
  const isOn = useSelector(selectIsAutoSaveOn);
  useAskBeforeLeaving(draft !== undefined && isStuck(draft, isOn));
  useEffect(() => {
    dispatch(autoSaveIntents.opened({ form, recordId }));
    return () => void dispatch(autoSaveIntents.closed({ form, recordId }));
  }, [dispatch, form, recordId]);
  const isThere = draft !== undefined;
  const wasThere = useRef(isThere);
  // Another form of the same record takes the draft along when it goes.
  useEffect(() => {
    if (wasThere.current && !isThere) dispatch(autoSaveIntents.opened({ form, recordId }));
    wasThere.current = isThere;
  }, [dispatch, form, recordId, isThere]);
  const group = useFieldAddressed(isThere);
  const thing = form === 'talentInfo' ? 'talent' : 'film';
  const presence = usePresence({ thing, recordId });
  const { formatMessage } = useIntl();
  if (!draft) return <Loading />;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab' || event.key === 'Enter') dispatch(autoSaveIntents.committed({ form, recordId }));
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      saveNow(draft).forEach(dispatch);
    }
  };

  return (
    <DraftProvider value={draft}>
      <div ref={group} className="auto-save" role="group" onKeyDown={onKeyDown} {...presence}>
        <PresenceLine
          thing={thing}
          recordId={recordId}
          labelOf={(field) => formatMessage({ id: labelIn(form, field) })}
        />
        <ForStaff>
          <RecordBar />
          <RecordNotices />
        </ForStaff>
        {children}
      </div>
    </DraftProvider>
  );
}
