import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { OnceOpened } from '../../ui/OnceOpened';
import { selectSendReel } from '../../workflows/mail/sendReel';

const SendReelDialog = lazy(() => import('./SendReelDialog'));

/** A reel is being sent, over whichever screen: its outcome is seen though its page is left. */
export default function Sending() {
  const isOpen = useSelector(selectSendReel).status !== 'closed';
  return (
    <OnceOpened isOpen={isOpen}>
      <SendReelDialog />
    </OnceOpened>
  );
}
