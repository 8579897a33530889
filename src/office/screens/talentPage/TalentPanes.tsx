import { SegmentedControl } from '@blueprintjs/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectReelPanel } from '../../workflows/reels/reelPanel';
import { selectOpenFilmId } from '../../workflows/talents/talentPage';
import { DragArea } from '../../ui/DragArea';
import { FilmPane } from './FilmPane';
import { useQueryInAddress } from '../shared/useQueryInAddress';
import { selectQueryInAddress } from './shownQuery';

const TalentReels = lazy(() => import('../reels/TalentReels'));

type Pane = 'films' | 'reels';

/** Films and reels side by side; where the window is narrow, one of them at a time. */
export function TalentPanes({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const [pane, setPane] = useState<Pane>('films');
  const openFilmId = useSelector(selectOpenFilmId);
  const panel = useSelector(selectReelPanel);
  const openReelId = panel.status === 'detail' ? panel.reelId : undefined;
  // What opens is seen, whatever opened it.
  useEffect(() => {
    if (openReelId) setPane('reels');
  }, [openReelId]);
  useEffect(() => {
    if (openFilmId) setPane('films');
  }, [openFilmId]);
  useQueryInAddress(selectQueryInAddress);
  return (
    <DragArea>
      <div className="talent-panes" data-pane={pane}>
        <SegmentedControl
          className="talent-pane-choice"
          aria-label={formatMessage({ id: 'talentPage.panes' })}
          options={[
            { value: 'films', label: formatMessage({ id: 'talentPage.films' }) },
            { value: 'reels', label: formatMessage({ id: 'talentPage.reels' }) },
          ]}
          value={pane}
          onValueChange={(value) => setPane(value === 'reels' ? 'reels' : 'films')}
        />
        <section className="talent-films" aria-label={formatMessage({ id: 'talentPage.films' })}>
          <FilmPane talentId={talentId} />
        </section>
        <div className="talent-reels">
          <Suspense>
            <TalentReels talentId={talentId} />
          </Suspense>
        </div>
      </div>
    </DragArea>
  );
}
