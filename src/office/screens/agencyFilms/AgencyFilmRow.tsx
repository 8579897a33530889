import { type KeyboardEvent, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Film } from '../../../contract/entities/film';
import { isPlayable } from '../../../contract/rules/playable';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { isDeleteKey } from '../filmMenu/deleteKey';
import { FilmMenu } from '../filmMenu/FilmMenu';
import { durationText } from '../../ui/durationText';
import { FilmStill } from '../../ui/FilmStill';
import type { AgencyFilmEntry } from '../../workflows/agencyFilmList';
import { deletionIntents } from '../../workflows/deletion';
import { playerIntents } from '../../workflows/player';
import { talentPagePath } from '../../workflows/talentPage';

interface AgencyFilmRowProps {
  readonly entry: AgencyFilmEntry;
  /** From 0. */
  readonly row: number;
  /** Pixels from the top of the list. */
  readonly top: number;
  /** The base of media addresses. */
  readonly media: string;
  readonly isActive: boolean;
}

/** One film in the list: its title plays it, its talent's name opens the talent's page, its menu does the rest. */
export const AgencyFilmRow = memo(function AgencyFilmRow({
  entry: { film, talentName },
  row,
  top,
  media,
  isActive,
}: AgencyFilmRowProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { filmId, director, year, talentId, onReel } = film;
  const title = film.title || formatMessage({ id: 'film.untitled' });
  const tabIndex = isActive ? 0 : -1;
  const deleteByKey = (event: KeyboardEvent) => {
    if (talentId && isDeleteKey(event))
      dispatch(deletionIntents.opened({ kind: 'film', id: filmId, title: film.title, talentId, onReel }));
  };
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="agency-film-row agency-film-grid"
      style={{ transform: `translateY(${top}px)` }}
      onKeyDown={deleteByKey}
    >
      <span role="cell" className="agency-film-title">
        <FilmStill src={stillAddress(media, film)} />
        <button
          type="button"
          data-row={row}
          tabIndex={tabIndex}
          title={title}
          aria-label={isPlayable(film) ? formatMessage({ id: 'film.play' }, { title }) : title}
          aria-disabled={!isPlayable(film)}
          onClick={() => {
            if (isPlayable(film)) dispatch(playerIntents.opened({ films: [{ filmId, title }], index: 0 }));
          }}
        >
          {title}
        </button>
      </span>
      <span role="cell" className="agency-film-text" title={director}>
        {director}
      </span>
      <span role="cell" className="agency-film-text">
        {talentId ? (
          <Link to={talentPagePath(talentId)} tabIndex={tabIndex} title={talentName}>
            {talentName}
          </Link>
        ) : (
          talentName
        )}
      </span>
      <span role="cell" className="agency-film-text">
        {year}
      </span>
      <span role="cell" className="agency-film-length">
        <Length film={film} />
      </span>
      <span role="cell" className="agency-film-menu">
        {talentId && <FilmMenu film={film} talentId={talentId} tabIndex={tabIndex} />}
      </span>
    </div>
  );
});

/** How long the film is; or why it cannot be played yet. */
function Length({
  film: { encoding, encodingProgress: progress = 0, duration = 0 },
}: {
  readonly film: Film;
}) {
  if (duration > 0) return <>{durationText(duration)}</>;
  switch (encoding) {
    case 'running':
      return <FormattedMessage id="film.encoding" values={{ progress }} />;
    case 'waiting':
      return <FormattedMessage id="film.waiting" />;
    case 'failed':
      return <FormattedMessage id="film.encodingFailed" />;
    case 'none':
      return <FormattedMessage id="film.noFile" />;
    default:
      return null;
  }
}
