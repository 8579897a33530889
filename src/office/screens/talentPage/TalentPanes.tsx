import { SegmentedControl } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { FilmPane } from './FilmPane';

const TalentReels = lazy(() => import('../reels/TalentReels'));

type Pane = 'films' | 'reels';

/** Films and reels side by side; where the window is narrow, one of them at a time. */
export function TalentPanes({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const [pane, setPane] = useState<Pane>('films');
  return (
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
  );
}
