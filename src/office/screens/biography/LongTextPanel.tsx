import { Button, Classes, NonIdealState } from '@blueprintjs/core';
import { ErrorIcon, Refresh } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useAskBeforeLeaving } from '../../ui/leaving';
import { longTextIntents, selectDocument, selectIsTextUnsaved, type Subject } from '../../workflows/longText';
import { refusalText } from '../shared/refusalText';
import { TextConflict } from './TextConflict';
import { TextEditor } from './TextEditor';
import './longText.css';

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
  useAskBeforeLeaving(useSelector(selectIsTextUnsaved));
  useEffect(() => {
    dispatch(longTextIntents.opened(subject));
    return () => void dispatch(longTextIntents.closed());
  }, [dispatch, subject]);

  switch (text.status) {
    case 'closed':
    case 'loading':
      return (
        <div role="status" aria-label={intl.formatMessage({ id: 'longText.loading' })}>
          <div className={`long-text-skeleton ${Classes.SKELETON}`} />
        </div>
      );
    case 'failed':
      return (
        <div role="alert">
          <NonIdealState
            icon={<ErrorIcon />}
            title={intl.formatMessage({ id: 'longText.loadFailed' })}
            description={refusalText(intl, text.refusal)}
            action={
              <Button icon={<Refresh />} onClick={() => dispatch(longTextIntents.loadRequested())}>
                {intl.formatMessage({ id: 'action.tryAgain' })}
              </Button>
            }
          />
        </div>
      );
    case 'conflict':
      return <TextConflict text={text} />;
    default:
      return <TextEditor text={text} label={label} placeholder={placeholder} />;
  }
}
