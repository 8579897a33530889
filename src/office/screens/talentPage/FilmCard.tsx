import { Play } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { durationText } from '../../ui/durationText';
import { FilmStill } from '../../ui/FilmStill';
import type { EncodingRetry } from '../../workflows/talentPage';
import { FilmEncoding } from './FilmEncoding';

interface FilmCardProps {
  readonly film: Film;
  /** The base of media addresses. */
  readonly media: string;
  readonly retry: EncodingRetry | undefined;
  readonly isSelected: boolean;
  readonly actions?: ReactNode;
  readonly onSelect: (film: Film) => void;
  readonly onPlay: (film: Film) => void;
  readonly onRetry: (film: Film) => void;
}

/** A film by its still; a film that can be played opens by it, any other says why it cannot. */
export function FilmCard({
  film,
  media,
  retry,
  isSelected,
  actions,
  onSelect,
  onPlay,
  onRetry,
}: FilmCardProps) {
  const { formatMessage } = useIntl();
  const title = film.title || formatMessage({ id: 'film.untitled' });
  const isPlayable = (film.encoding ?? 'done') === 'done';
  const still = <FilmStill src={stillAddress(media, film)} />;
  const details = [film.year, film.format].filter(Boolean).join(' · ');
  return (
    <li className="film-card">
      {isPlayable ? (
        <button
          type="button"
          className="film-play"
          aria-label={formatMessage({ id: 'film.play' }, { title })}
          onClick={() => onPlay(film)}
        >
          {still}
          <span className="film-play-sign" aria-hidden="true">
            <Play size={24} />
          </span>
          {film.duration !== undefined && film.duration > 0 && (
            <span className="film-duration">{durationText(film.duration)}</span>
          )}
        </button>
      ) : (
        <div className="film-unplayable">
          {still}
          <FilmEncoding film={film} retry={retry} onRetry={() => onRetry(film)} />
        </div>
      )}
      <div className="film-caption">
        <div className="film-words">
          <h3 title={title}>
            <button
              type="button"
              className="film-select"
              aria-label={formatMessage({ id: 'filmInfo.edit' }, { title })}
              aria-pressed={isSelected}
              onClick={() => onSelect(film)}
            >
              {title}
            </button>
          </h3>
          {film.director !== '' && <p title={film.director}>{film.director}</p>}
          {details !== '' && <p className="film-details">{details}</p>}
        </div>
        {actions}
      </div>
    </li>
  );
}
