import { Classes } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { longTexts, selectLongText, type Subject } from '../../entities/longTexts';
import { longTextIntents, selectDocument, selectIsTextHeld } from '../../workflows/records/longText';
import { useAskBeforeLeaving } from '../../ui/leaving';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { ListFailed } from '../shared/list/ListFailed';
import { TextConflict } from './TextConflict';
import { TextEditor } from './TextEditor';
import './longText.css';
import { useSelected } from '../shared/useSelected';

interface LongTextPanelProps {
  readonly subject: Subject;
  readonly label: string;
  readonly placeholder: string;
}

/** A text of the agency from opening it until it is left; one at a time in the office. */
export function LongTextPanel({ subject, label, placeholder }: LongTextPanelProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const text = useSelector(selectDocument);
  const loading = useSelected(selectLongText, subject);
  const panel = useFocusOnChange<HTMLDivElement>(text.status === 'conflict');
  useAskBeforeLeaving(useSelector(selectIsTextHeld));
  useEffect(() => {
    dispatch(longTextIntents.opened(subject));
    return () => void dispatch(longTextIntents.closed());
  }, [dispatch, subject]);

  function body() {
    switch (text.status) {
      case 'closed':
      case 'awaited':
        return loading.status === 'failed' ? (
          <ListFailed
            title="longText.loadFailed"
            refusal={loading.refusal}
            onTryAgain={() => dispatch(longTexts.reload(subject))}
          />
        ) : (
          <div role="status" aria-label={formatMessage({ id: 'longText.loading' })}>
            <div className={`long-text-skeleton ${Classes.SKELETON}`} />
          </div>
        );
      case 'conflict':
        return <TextConflict text={text} theirs={loading.data} />;
      default:
        return <TextEditor text={text} known={loading.data} label={label} placeholder={placeholder} />;
    }
  }

  return (
    <div ref={panel} className="long-text-panel" tabIndex={-1}>
      {body()}
    </div>
  );
}
