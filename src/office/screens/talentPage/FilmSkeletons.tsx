import { Classes } from '@blueprintjs/core';
import { useIntl } from 'react-intl';

/** Stands where films will be while they load for the first time. */
export function FilmSkeletons() {
  const { formatMessage } = useIntl();
  return (
    <div className="film-grid" role="status" aria-label={formatMessage({ id: 'talentPage.loadingFilms' })}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="film-card" aria-hidden="true">
          <div className={`gr-film-still ${Classes.SKELETON}`} />
          <div className={`film-line-skeleton ${Classes.SKELETON}`} />
        </div>
      ))}
    </div>
  );
}
