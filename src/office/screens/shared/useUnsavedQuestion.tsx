import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { unsavedOnShow } from '../../ui/leaving';
import { selectWouldLose } from '../../workflows/records/unsaved';
import { DiscardAlert } from './DiscardAlert';

/**
 * Before a person leaves: `ask` goes on at once when all is saved, else `question`, which is to be drawn, asks first.
 * `text` says what leaving throws away; `isMore` is true when that is more than unsaved text.
 */
export function useUnsavedQuestion(
  text?: string,
  isMore = false,
): {
  readonly ask: (go: () => void) => void;
  readonly question: ReactNode;
} {
  const { formatMessage } = useIntl();
  const isUnsaved = useSelector(selectWouldLose);
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null);
  return {
    ask: (go) => (isUnsaved || isMore || unsavedOnShow().length > 0 ? setAsked({ go }) : go()),
    question: (
      <DiscardAlert
        isOpen={asked !== null}
        question={text ?? formatMessage({ id: 'session.unsaved' })}
        onStay={() => setAsked(null)}
        onDiscard={() => {
          setAsked(null);
          asked?.go();
        }}
      />
    ),
  };
}
