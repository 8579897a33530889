import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { scheduling } from '../../workflows/scheduling';
import { selectSendNewsletter, sendNewsletterIntents } from '../../workflows/sendNewsletter';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { SendNewsletterSteps } from './SendNewsletterSteps';
import '../sendReel/sendReel.css';

/** Sends a newsletter: to whom, sending, success (spec section 4). Closing a form in which something was typed asks first. */
export function SendNewsletterDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectSendNewsletter);
  const isScheduling = useSelector(scheduling.select).status !== 'closed';
  const isSending = dialog.status === 'sending';
  const isInDoubt = dialog.status === 'form' && dialog.doubtful.length > 0;
  const { onTyped, close, question } = useClosing({
    isOpen: dialog.status === 'form',
    text: formatMessage({ id: isInDoubt ? 'sendNewsletter.discardUnknown' : 'sendNewsletter.discard' }),
    discard: () => dispatch(sendNewsletterIntents.closed()),
  });
  return (
    <TitledDialog
      isOpen={dialog.status !== 'closed'}
      onClose={close}
      canEscapeKeyClose={!isSending}
      canOutsideClickClose={false}
      shouldReturnFocusOnClose={!isScheduling}
      isCloseButtonShown={!isSending}
      className="gr-dialog send-reel"
      title={formatMessage({ id: 'sendNewsletter.title' })}
    >
      {dialog.status !== 'closed' && (
        <SendNewsletterSteps key={dialog.newsletterId} dialog={dialog} onTyped={onTyped} onClose={close} />
      )}
      {question}
    </TitledDialog>
  );
}
