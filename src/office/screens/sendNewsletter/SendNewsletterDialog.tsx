import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { scheduling } from '../../workflows/calendar/scheduling';
import { selectSendNewsletter, sendNewsletterIntents } from '../../workflows/newsletters/sendNewsletter';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { SendNewsletterSteps } from './SendNewsletterSteps';
import '../sendReel/sendReel.css';

/** Sends a newsletter: to whom, sending, success (spec section 4). Closing a form in which something was typed asks first. */
export function SendNewsletterDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectSendNewsletter);
  const isSending = dialog.status === 'sending';
  const isInDoubt = dialog.status === 'form' && dialog.doubtful.length > 0;
  const { onTyped, close, question } = useClosing({
    isOpen: dialog.status === 'form',
    text: formatMessage({ id: isInDoubt ? 'sendNewsletter.discardUnknown' : 'sendNewsletter.discard' }),
    discard: () => dispatch(sendNewsletterIntents.closed()),
  });
  // The dialog in which it is scheduled opens once this one is gone, so that the keyboard is in its first field.
  const schedules = useRef<(() => void) | undefined>(undefined);
  const later = (recipients: string) => {
    if (dialog.status !== 'form') return;
    const purpose = { kind: 'new', thing: 'newsletter', subjectId: dialog.newsletterId, recipients } as const;
    schedules.current = () => dispatch(scheduling.intents.opened(purpose));
    dispatch(sendNewsletterIntents.closed());
  };
  return (
    <TitledDialog
      isOpen={dialog.status !== 'closed'}
      onClose={close}
      onClosed={() => {
        schedules.current?.();
        schedules.current = undefined;
      }}
      canEscapeKeyClose={!isSending}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSending}
      className="gr-dialog send-reel"
      title={formatMessage({ id: 'sendNewsletter.title' })}
    >
      {dialog.status !== 'closed' && (
        <SendNewsletterSteps
          key={dialog.newsletterId}
          dialog={dialog}
          onTyped={onTyped}
          onClose={close}
          onLater={later}
        />
      )}
      {question}
    </TitledDialog>
  );
}
