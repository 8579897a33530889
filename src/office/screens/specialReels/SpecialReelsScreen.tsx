import { useIntl } from 'react-intl';
import { AGENCY } from '../../entities/reelOwner';
import { ScreenTitle } from '../../ui/ScreenTitle';
import SpecialReels from './SpecialReels';

/** The agency's special reels (spec section 2). */
export default function SpecialReelsScreen() {
  const { formatMessage } = useIntl();
  return (
    <div className="gr-screen">
      <div className="gr-screen-head">
        <ScreenTitle>{formatMessage({ id: 'specialReels.title' })}</ScreenTitle>
      </div>
      <SpecialReels owner={AGENCY} />
    </div>
  );
}
