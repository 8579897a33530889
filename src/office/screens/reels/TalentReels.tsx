import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { reelPanel } from '../../workflows/reels/reelPanel';
import { ReelDetail } from './ReelDetail';
import { ReelFrame } from './ReelFrame';

interface Props {
  readonly talentId: string;
}

/** A talent's own reels. */
function TalentReels({ talentId }: Props) {
  const { formatMessage } = useIntl();
  const owner = useMemo(() => ({ talentId }), [talentId]);
  return (
    <ReelFrame
      owner={owner}
      panel={reelPanel}
      title={formatMessage({ id: 'reels.title' })}
      detail={(reel) => <ReelDetail owner={owner} reel={reel} />}
    />
  );
}

export default memo(TalentReels);
