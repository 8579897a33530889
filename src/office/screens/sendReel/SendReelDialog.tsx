import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectReel } from '../../entities/reels';
import { selectSendReel, sendReelIntents } from '../../workflows/mail/sendReel';
import { TitledDialog } from '../shared/TitledDialog';
import { useClosing } from '../shared/useClosing';
import { SendReelSteps } from './SendReelSteps';
import { useSelected } from '../shared/useSelected';
import './sendReel.css';

/** Sends a reel: form, sending, success (spec section 4). Closing a form in which something was typed asks first. */
export default function SendReelDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const dialog = useSelector(selectSendReel);
  const reelId = dialog.status === 'closed' ? '' : dialog.reelId;
  const reel = useSelected(selectReel, reelId);
  const isSpecial = reel?.special !== undefined;
  const isSending = dialog.status === 'sending';
  const isInDoubt = dialog.status === 'form' && dialog.doubtful.length > 0;
  const { onTyped, close, question } = useClosing({
    isOpen: dialog.status === 'form',
    text: formatMessage({ id: isInDoubt ? 'sendReel.discardUnknown' : 'sendReel.discard' }),
    discard: () => dispatch(sendReelIntents.closed()),
  });
  return (
    <TitledDialog
      isOpen={dialog.status !== 'closed'}
      onClose={close}
      canEscapeKeyClose={!isSending}
      canOutsideClickClose={false}
      isCloseButtonShown={!isSending}
      className="gr-dialog send-reel"
      title={formatMessage({ id: isSpecial ? 'specialReels.share' : 'sendReel.title' })}
    >
      {dialog.status !== 'closed' && <SendReelSteps dialog={dialog} onTyped={onTyped} onClose={close} />}
      {question}
    </TitledDialog>
  );
}
