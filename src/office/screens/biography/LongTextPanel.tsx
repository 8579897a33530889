import { Button, Classes } from '@blueprintjs/core';
import { ErrorIcon, Refresh } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { longTexts, selectLongText, type Subject } from '../../entities/longTexts';
import { longTextIntents, selectDocument, selectIsTextHeld } from '../../workflows/records/longText';
import { useAskBeforeLeaving } from '../../ui/leaving';
import { refusalText } from '../shared/refusalText';
import { TextConflict } from './TextConflict';
import { TextEditor } from './TextEditor';
import './longText.css';
import { EmptyState } from '../../ui/EmptyState';
import { useSelected } from '../shared/useSelected';

interface LongTextPanelProps {
  readonly subject: Subject;
  readonly label: string;
  readonly placeholder: string;
}

/** A text of the agency from opening it until it is left; one at a time in the office. */
export function LongTextPanel({ subject, label, placeholder }: LongTextPanelProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = useSelector(selectDocument);
  const loading = useSelected(selectLongText, subject);
  useAskBeforeLeaving(useSelector(selectIsTextHeld));
  useEffect(() => {
    dispatch(longTextIntents.opened(subject));
    return () => void dispatch(longTextIntents.closed());
  }, [dispatch, subject]);

  switch (text.status) {
    case 'closed':
    case 'awaited':
      return loading.status === 'failed' ? (
        <div role="alert">
          <EmptyState
            icon={<ErrorIcon />}
            title={intl.formatMessage({ id: 'longText.loadFailed' })}
            description={refusalText(intl, loading.refusal)}
            action={
              <Button icon={<Refresh />} onClick={() => dispatch(longTexts.reload(subject))}>
                {intl.formatMessage({ id: 'action.tryAgain' })}
              </Button>
            }
          />
        </div>
      ) : (
        <div role="status" aria-label={intl.formatMessage({ id: 'longText.loading' })}>
          <div className={`long-text-skeleton ${Classes.SKELETON}`} />
        </div>
      );
    case 'conflict':
      return <TextConflict text={text} theirs={loading.data} />;
    default:
      return <TextEditor text={text} known={loading.data} label={label} placeholder={placeholder} />;
  }
}
