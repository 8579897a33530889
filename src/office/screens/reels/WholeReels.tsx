import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { OnceOpened } from '../../ui/OnceOpened';
import { reelCopy } from '../../workflows/reels/reelCopy';
import { reelLinkIntents, selectReelLink } from '../../workflows/reels/reelLink';
import { TopToast } from '../shared/TopToast';

const ReelCopyDialog = lazy(() => import('./ReelCopyDialog'));

/** What stands over the screens that show reels: that a link is copied, and the dialog by which a reel is made once more. */
export default function WholeReels() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const link = useSelector(selectReelLink);
  const isOpen = useSelector(reelCopy.select).status !== 'closed';
  const said = () => {
    if (link.status === 'copied') return formatMessage({ id: 'reels.linkCopied' }, { title: link.title });
    if (link.status === 'refused') return formatMessage({ id: 'reels.linkNotCopied' }, { link: link.link });
    return undefined;
  };
  return (
    <>
      <TopToast
        isGood={link.status === 'copied'}
        message={said()}
        onDismiss={() => dispatch(reelLinkIntents.dismissed())}
      />
      <OnceOpened isOpen={isOpen}>
        <ReelCopyDialog />
      </OnceOpened>
    </>
  );
}
