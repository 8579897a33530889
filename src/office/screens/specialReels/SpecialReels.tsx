import { useIntl } from 'react-intl';
import type { ReelOwner } from '../../entities/reelOwner';
import { selectHasReelsOf } from '../../entities/reels';
import { queryOf, selectShownOwner, specialPanel } from '../../workflows/reels/specialReels';
import { DragArea } from '../../ui/DragArea';
import { ReelFrame } from '../reels/ReelFrame';
import { useQueryInAddress } from '../shared/useQueryInAddress';
import { SpecialDetail } from './SpecialDetail';
import './specialReels.css';

type Root = Parameters<typeof selectShownOwner>[0] &
  Parameters<typeof selectHasReelsOf>[0] &
  Parameters<typeof specialPanel.selectPanel>[0];

/** What the address is to say beside the path; nothing until the reels are known. */
const selectQueryInAddress = (state: Root): string | undefined => {
  const owner = selectShownOwner(state);
  if (!owner || !selectHasReelsOf(state, owner)) return undefined;
  const panel = specialPanel.selectPanel(state);
  return queryOf(owner, panel.status === 'detail' ? panel.reelId : undefined);
};

/** Special reels: their list, and the one that is open. */
export default function SpecialReels({ owner }: { readonly owner: ReelOwner }) {
  const { formatMessage } = useIntl();
  useQueryInAddress(selectQueryInAddress);
  return (
    <DragArea>
      <ReelFrame
        owner={owner}
        panel={specialPanel}
        title={formatMessage({ id: 'specialReels.title' })}
        detail={(reel) => <SpecialDetail owner={owner} reel={reel} />}
      />
    </DragArea>
  );
}
