import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectUnsavedDrafts } from '../../workflows/autoSave';
import { selectHasUnsavedTexts } from '../../workflows/longText';
import { DiscardAlert } from './DiscardAlert';

type Root = Parameters<typeof selectUnsavedDrafts>[0] & Parameters<typeof selectHasUnsavedTexts>[0];

/** Before a sign-out: `ask` goes on at once when all is saved, else `question`, which is to be drawn, asks first. */
export function useUnsavedQuestion(): {
  readonly ask: (go: () => void) => void;
  readonly question: ReactNode;
} {
  const { formatMessage } = useIntl();
  const isUnsaved = useSelector(
    (state: Root) => selectUnsavedDrafts(state).length > 0 || selectHasUnsavedTexts(state),
  );
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null);
  return {
    ask: (go) => (isUnsaved ? setAsked({ go }) : go()),
    question: (
      <DiscardAlert
        isOpen={asked !== null}
        question={formatMessage({ id: 'session.unsaved' })}
        onStay={() => setAsked(null)}
        onDiscard={() => {
          setAsked(null);
          asked?.go();
        }}
      />
    ),
  };
}
