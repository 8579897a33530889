import { Button } from '@blueprintjs/core';
import { FolderNew, Link, NumberedList, Plus } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { reels as reelsQuery, selectReelsOfTalent } from '../../entities/reels';
import { newReelIntents } from '../../workflows/newReel';
import { selectReelsRefusal } from '../../workflows/talentPage';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { EmptyState } from '../../ui/EmptyState';

const ReelTree = lazy(() => import('./ReelTree'));

interface Props {
  readonly talentId: string;
}

/** The talent's reels, or what to do when there is none, or why they could not be loaded. */
export function ReelList({ talentId }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const reels = useSelector((state: Parameters<typeof selectReelsOfTalent>[0]) =>
    selectReelsOfTalent(state, talentId),
  );
  const refusal = useSelector((state: Parameters<typeof selectReelsRefusal>[0]) =>
    selectReelsRefusal(state, talentId),
  );
  const tryAgain = () => dispatch(reelsQuery.reload({ talentId }));
  const newReel = (
    <Button
      icon={<Plus />}
      text={formatMessage({ id: 'reels.new' })}
      onClick={() => dispatch(newReelIntents.opened({ talentId }))}
    />
  );
  const others = (
    <>
      <Button
        icon={<FolderNew />}
        text={formatMessage({ id: 'reels.newGroup' })}
        onClick={() => dispatch(newReelIntents.opened({ talentId, kind: 'group' }))}
      />
      <Button
        icon={<Link />}
        text={formatMessage({ id: 'reels.newLink' })}
        onClick={() => dispatch(newReelIntents.opened({ talentId, kind: 'link' }))}
      />
    </>
  );
  if (refusal && reels.length === 0)
    return <ListFailed title="reels.failed" refusal={refusal} onTryAgain={tryAgain} />;
  if (reels.length === 0) {
    return (
      <EmptyState
        icon={<NumberedList />}
        title={formatMessage({ id: 'reels.empty.title' })}
        description={formatMessage({ id: 'reels.empty.text' })}
        action={newReel}
      />
    );
  }
  return (
    <>
      {refusal && <StaleNote text="reels.stale" refusal={refusal} onTryAgain={tryAgain} />}
      <div className="gr-reels-bar">
        {newReel}
        {others}
      </div>
      <Suspense fallback={<div className="bp6-skeleton gr-reels-tree-loading" />}>
        <ReelTree talentId={talentId} reels={reels} />
      </Suspense>
    </>
  );
}
