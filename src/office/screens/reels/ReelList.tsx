import { Button } from '@blueprintjs/core';
import { FolderNew, Link, Media, NumberedList, Plus } from '@blueprintjs/icons';
import { lazy, memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { AGENCY_OWNER } from '../../../contract/rules/reelType';
import type { ReelOwner } from '../../entities/reelOwner';
import { reels as reelsQuery, selectHasReelsOf, selectReelsOf } from '../../entities/reels';
import { newReel } from '../../workflows/reels/newReel';
import { posterIntents } from '../../workflows/reels/poster';
import { selectReelsRefusal } from '../../workflows/talents/talentPage';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { EmptyState } from '../../ui/EmptyState';
import { ForStaff } from '../shared/ForStaff';
import { useSelected } from '../shared/useSelected';

const ReelTree = lazy(() => import('./ReelTree'));

interface Props {
  readonly owner: ReelOwner;
}

const words = {
  normal: { new: 'reels.new', none: 'reels.empty.title', hint: 'reels.empty.text' },
  special: { new: 'specialReels.new', none: 'specialReels.empty.title', hint: 'specialReels.empty.text' },
} as const;

/** The owner's reels, or what to do when there is none, or why they could not be loaded. */
export const ReelList = memo(function ReelList({ owner }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const reels = useSelected(selectReelsOf, owner);
  const refusal = useSelected(selectReelsRefusal, owner);
  const tryAgain = () => dispatch(reelsQuery.reload(owner));
  const isLoaded = useSelected(selectHasReelsOf, owner);
  const texts = words[owner.special ? 'special' : 'normal'];
  const newReelButton = (
    <Button
      icon={<Plus />}
      text={formatMessage({ id: texts.new })}
      onClick={() => dispatch(newReel.intents.opened(owner))}
    />
  );
  const newGroup = owner.talentId !== AGENCY_OWNER && (
    <Button
      icon={<FolderNew />}
      text={formatMessage({ id: 'reels.newGroup' })}
      onClick={() => dispatch(newReel.intents.opened({ ...owner, kind: 'group' }))}
    />
  );
  const others = !owner.special && (
    <>
      <Button
        icon={<Link />}
        text={formatMessage({ id: 'reels.newLink' })}
        onClick={() => dispatch(newReel.intents.opened({ ...owner, kind: 'link' }))}
      />
      <Button
        icon={<Media />}
        text={formatMessage({ id: 'reels.newPoster' })}
        onClick={() => dispatch(posterIntents.opened(owner))}
      />
    </>
  );
  if (refusal && reels.length === 0)
    return <ListFailed title="reels.failed" refusal={refusal} onTryAgain={tryAgain} />;
  if (!isLoaded) return <ReelsLoading />;
  if (reels.length === 0) {
    return (
      <EmptyState
        icon={<NumberedList />}
        title={formatMessage({ id: texts.none })}
        description={formatMessage({ id: texts.hint })}
        action={
          <ForStaff>
            <div className="gr-reels-bar">
              {newReelButton}
              {newGroup}
              {others}
            </div>
          </ForStaff>
        }
      />
    );
  }
  return (
    <>
      {refusal && <StaleNote text="reels.stale" refusal={refusal} onTryAgain={tryAgain} />}
      <ForStaff>
        <div className="gr-reels-bar">
          {newReelButton}
          {newGroup}
          {others}
        </div>
      </ForStaff>
      <Suspense fallback={<ReelsLoading />}>
        <ReelTree owner={owner} reels={reels} />
      </Suspense>
    </>
  );
});

function ReelsLoading() {
  const { formatMessage } = useIntl();
  return (
    <div
      role="status"
      aria-label={formatMessage({ id: 'list.loading' })}
      className="bp6-skeleton gr-reels-tree-loading"
    />
  );
}
