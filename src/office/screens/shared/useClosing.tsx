import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useAskBeforeLeaving } from '../../ui/leaving';
import { DiscardAlert } from './DiscardAlert';

interface Closed {
  /** False once it closes or is handed over: what fades, or is on its way, is not asked about. */
  readonly isOpen: boolean;
  /** The question. */
  readonly text: string;
  readonly discard: () => void;
  /** There is something to lose that was not typed. */
  readonly hasMore?: boolean;
}

interface Closing {
  /** For `useTyped` of the form. */
  readonly onTyped: (isTyped: boolean) => void;
  readonly close: () => void;
  /** To be drawn within the dialog. */
  readonly question: ReactNode;
}

/**
 * For a dialog with a form: closing it asks first when there is something to lose, and so does going to another page.
 */
export function useClosing({ isOpen, text, discard, hasMore = false }: Closed): Closing {
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isFilled = isOpen && (isTyped || hasMore);
  useAskBeforeLeaving(isFilled, text);
  return {
    onTyped: setTyped,
    close: () => (isFilled ? setAsking(true) : discard()),
    question: (
      <DiscardAlert
        isOpen={isAsking}
        question={text}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          discard();
        }}
      />
    ),
  };
}

/** Tells the dialog around a form whether something is typed in it, as long as the form is there. */
export function useTyped(onTyped: Closing['onTyped'], isTyped: boolean): void {
  useLayoutEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [onTyped, isTyped]);
}
