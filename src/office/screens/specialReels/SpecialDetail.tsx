import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { reelContents } from '../../entities/reelContents';
import type { ReelOwner } from '../../entities/reelOwner';
import type { KeptReel } from '../../entities/reels';
import { PreviewMissing } from '../reels/PreviewButton';
import { ReelDetail } from '../reels/ReelDetail';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { SpecialFields } from './SpecialFields';
import { useSelected } from '../shared/useSelected';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: KeptReel;
}

/** A special reel: what it says of itself, and its films (spec section 2). */
export function SpecialDetail({ owner, reel }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const params = { ...owner, reelId: reel.reelId };
  const films = useSelected(reelContents.selectQuery, params);
  const tryAgain = () => dispatch(reelContents.reload(params));
  const refusal = films.status === 'failed' ? films.refusal : undefined;
  const awaited = refusal ? (
    <ListFailed title="specialReels.films.failed" refusal={refusal} onTryAgain={tryAgain} />
  ) : (
    <div role="status" aria-label={formatMessage({ id: 'list.loading' })}>
      <div className="bp6-skeleton gr-reels-tree-loading" />
    </div>
  );
  return (
    <ReelDetail
      owner={owner}
      reel={reel}
      texts={
        <>
          <PreviewMissing reelId={reel.reelId} />
          <SpecialFields key={reel.reelId} owner={owner} reel={reel} />
          {refusal && films.data !== null && (
            <StaleNote text="specialReels.films.stale" refusal={refusal} onTryAgain={tryAgain} />
          )}
        </>
      }
      awaited={films.data === null ? awaited : undefined}
    />
  );
}
