import { Tab, Tabs } from '@blueprintjs/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { ReelOwner } from '../../entities/reelOwner';
import { type KeptReel, selectReelsOf } from '../../entities/reels';
import { selectAddingFilms, selectReelChanges } from '../../workflows/reels/reelChanges';
import type { ReelPanel } from '../../workflows/reels/reelPanelOf';
import { titleWhenCut } from '../../ui/titleWhenCut';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { GoneNote } from '../shared/GoneNote';
import { useLastKnown } from '../shared/useLastKnown';
import { AddingFilms } from './AddingFilms';
import { PosterDialog } from './PosterDialog';
import { ReelList } from './ReelList';
import { ReelRefusals } from './ReelRefusals';
import { useSelected } from '../shared/useSelected';
import './reels.css';
import './reelFilms.css';

interface Props {
  readonly owner: ReelOwner;
  readonly panel: ReelPanel;
  readonly title: string;
  /** The contents of the chosen reel. */
  detail(reel: KeptReel): ReactNode;
}

/** An owner's reels: the list in tab 0, the contents of the chosen reel in tab 1 (spec section 2). */
export function ReelFrame({ owner, panel, title, detail }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const open = useSelector(panel.selectPanel);
  // A reel may have a thousand films: it is drawn piece by piece, and stands there once all of it does.
  const drawn = useDeferredValue(open);
  const shown = open.status === 'list' ? open : drawn;
  // What has the keyboard may be the button that stops films on their way, or one of a notice: both go when pressed.
  const canStop = useSelector(selectAddingFilms)?.canStop ?? false;
  const isNoticed = useSelector(selectReelChanges).status === 'refused';
  const region = useFocusOnChange<HTMLElement>(`${canStop} ${isNoticed}`);
  const chosenId = shown.status === 'detail' ? shown.reelId : '';
  const reels = useSelected(selectReelsOf, owner);
  const chosen = reels.find(({ reelId }) => reelId === chosenId);
  const known = useLastKnown(chosenId, chosen);
  return (
    <section ref={region} tabIndex={-1} className="gr-reels" aria-label={title}>
      <ReelRefusals />
      <AddingFilms />
      <Tabs
        id="reels"
        // The line that moves from tab to tab does not follow one that becomes narrower with the window.
        animate={false}
        selectedTabId={known ? 'detail' : 'list'}
        onChange={(tab) => tab === 'list' && dispatch(panel.intents.listOpened())}
        renderActiveTabPanelOnly
      >
        <Tab id="list" title={formatMessage({ id: 'reels.list' })} panel={<ReelList owner={owner} />} />
        {known && (
          <Tab
            id="detail"
            title={
              <span className="gr-reel-tab" onMouseMove={titleWhenCut}>
                {known.title}
              </span>
            }
            panel={chosen ? <>{detail(chosen)}</> : <GoneNote title={known.title} />}
          />
        )}
      </Tabs>
      {!owner.special && <PosterDialog />}
    </section>
  );
}
