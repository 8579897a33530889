import { Button } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelPreviewIntents, selectReelPreview } from '../../workflows/reels/reelPreview';
import { Note } from '../../ui/Note';
import { useSelected } from '../shared/useSelected';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
  /** Its sign alone, where many stand in a row. */
  readonly isBrief?: boolean;
}

/** Opens a reel as the world sees it; what is off has no page. */
export function PreviewButton({ owner, reel: { reelId, title, online }, isBrief = false }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const preview = useSelected(selectReelPreview, reelId);
  return (
    <Button
      icon={<EyeOpen />}
      text={isBrief ? undefined : formatMessage({ id: 'specialReels.preview' })}
      aria-label={formatMessage({ id: 'specialReels.previewIt' }, { title })}
      disabled={!online}
      loading={preview.status === 'looking'}
      onClick={() => dispatch(reelPreviewIntents.requested({ ...owner, reelId }))}
    />
  );
}

/** Says that a reel has no address to be looked at. */
export function PreviewMissing({ reelId }: { readonly reelId: string }) {
  const { formatMessage } = useIntl();
  const preview = useSelected(selectReelPreview, reelId);
  if (preview.status !== 'missing') return null;
  return (
    <Note
      intent="warning"
      role="alert"
      className="gr-reel-off-note"
      title={formatMessage({ id: 'specialReels.notPreviewed' })}
    />
  );
}
