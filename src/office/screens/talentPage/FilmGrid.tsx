import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { selectAddresses } from '../../entities/configuration';
import { playerIntents } from '../../workflows/player';
import { type EncodingRetry, talentPageIntents } from '../../workflows/talentPage';
import { FilmCard } from './FilmCard';

interface FilmGridProps {
  readonly films: readonly Film[];
  /** By film id. */
  readonly retries: Readonly<Record<string, EncodingRetry>>;
  /** The film whose infos are open. */
  readonly selectedId: string | null;
  readonly onSelect: (film: Film) => void;
  /** More that can be done with a film, in its card. */
  readonly filmActions?: (film: Film) => ReactNode;
}

/** The films of one page as cards; a film opens in the player. */
export function FilmGrid({ films, retries, selectedId, onSelect, filmActions }: FilmGridProps) {
  const { media } = useSelector(selectAddresses);
  const dispatch = useDispatch();
  return (
    <ul className="film-grid">
      {films.map((film) => (
        <FilmCard
          key={film.filmId}
          film={film}
          media={media}
          retry={retries[film.filmId]}
          isSelected={film.filmId === selectedId}
          onSelect={onSelect}
          actions={filmActions?.(film)}
          onPlay={({ filmId, title }) =>
            dispatch(playerIntents.opened({ films: [{ filmId, title }], index: 0 }))
          }
          onRetry={({ filmId, processId = '' }) =>
            dispatch(talentPageIntents.encodingRetryRequested({ filmId, processId }))
          }
        />
      ))}
    </ul>
  );
}
