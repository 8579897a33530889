import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectSendReel, sendReelIntents } from '../../workflows/sendReel';
import { DiscardAlert } from '../shared/DiscardAlert';
import { TitledDialog } from '../shared/TitledDialog';
import { SendReelSteps } from './SendReelSteps';
import './sendReel.css';

/** Sends a reel: form, sending, success (spec section 4). Closing a form in which something was typed asks first. */
export default function SendReelDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectSendReel);
  const isTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const isSending = dialog.status === 'sending';
  const isInDoubt = dialog.status === 'form' && dialog.doubtful.length > 0;
  const close = () => {
    setAsking(false);
    dispatch(sendReelIntents.closed());
  };
  const askToClose = () => (dialog.status === 'form' && isTyped.current ? setAsking(true) : close());
  return (
    <TitledDialog
      isOpen={dialog.status !== 'closed'}
      onClose={askToClose}
      canEscapeKeyClose={!isSending}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSending}
      className="gr-dialog send-reel"
      title={formatMessage({ id: 'sendReel.title' })}
    >
      {dialog.status !== 'closed' && (
        <SendReelSteps
          dialog={dialog}
          onTyped={(typed) => void (isTyped.current = typed)}
          onClose={askToClose}
        />
      )}
      <DiscardAlert
        isOpen={isAsking}
        question={formatMessage({ id: isInDoubt ? 'sendReel.discardUnknown' : 'sendReel.discard' })}
        onStay={() => setAsking(false)}
        onDiscard={close}
      />
    </TitledDialog>
  );
}
