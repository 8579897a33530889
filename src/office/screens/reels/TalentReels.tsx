import { Tab, Tabs } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectReelsOfTalent } from '../../entities/reels';
import { reelPanelIntents, selectReelPanel } from '../../workflows/reelPanel';
import { selectAddingFilms, selectReelChanges } from '../../workflows/reelChanges';
import { DragArea } from '../../ui/DragArea';
import { titleWhenCut } from '../../ui/titleWhenCut';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { GoneNote } from '../shared/GoneNote';
import { useLastKnown } from '../shared/useLastKnown';
import { AddingFilms } from './AddingFilms';
import { ReelDetail } from './ReelDetail';
import { ReelList } from './ReelList';
import { ReelRefusals } from './ReelRefusals';
import './reels.css';

interface Props {
  readonly talentId: string;
}

/** A talent's reels: the list in tab 0, the contents of the chosen reel in tab 1 (spec section 2). */
export default function TalentReels({ talentId }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const panel = useSelector(selectReelPanel);
  // What has the keyboard may be the button that stops films on their way, or one of a notice: both go when pressed.
  const canStop = useSelector(selectAddingFilms)?.canStop ?? false;
  const isNoticed = useSelector(selectReelChanges).status === 'refused';
  const region = useFocusOnChange<HTMLElement>(`${canStop} ${isNoticed}`);
  const chosenId = panel.status === 'detail' ? panel.reelId : '';
  const reels = useSelector((state: Parameters<typeof selectReelsOfTalent>[0]) =>
    selectReelsOfTalent(state, talentId),
  );
  const chosen = reels.find(({ reelId }) => reelId === chosenId);
  const known = useLastKnown(chosenId, chosen);
  return (
    <DragArea>
      <section
        ref={region}
        tabIndex={-1}
        className="gr-reels"
        aria-label={formatMessage({ id: 'reels.title' })}
      >
        <ReelRefusals />
        <AddingFilms />
        <Tabs
          id="reels"
          selectedTabId={known ? 'detail' : 'list'}
          onChange={(tab) => tab === 'list' && dispatch(reelPanelIntents.listOpened())}
          renderActiveTabPanelOnly
        >
          <Tab
            id="list"
            title={formatMessage({ id: 'reels.list' })}
            panel={<ReelList talentId={talentId} />}
          />
          {known && (
            <Tab
              id="detail"
              title={
                <span className="gr-reel-tab" onMouseMove={titleWhenCut}>
                  {known.title}
                </span>
              }
              panel={
                chosen ? <ReelDetail talentId={talentId} reel={chosen} /> : <GoneNote title={known.title} />
              }
            />
          )}
        </Tabs>
      </section>
    </DragArea>
  );
}
