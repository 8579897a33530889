import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import type { ReelFilm } from '../../../contract/entities/reel';
import { isPlayable } from '../../../contract/rules/playable';
import { filmEncodingIn, selectEncodings } from '../../entities/encodings';
import { useFilms } from '../shared/useFilms';

export interface ReelEntry {
  readonly row: ReelFilm;
  /** Nothing while the film is not loaded yet. */
  readonly film: Film | undefined;
  readonly canPlay: boolean;
}

/** The rows of a reel with their films: a talent's own, or any of the agency. */
export function useReelFilms(rows: readonly ReelFilm[]): readonly ReelEntry[] {
  const films = useFilms(rows.map(({ filmId }) => filmId));
  const encodings = useSelector(selectEncodings);
  return useMemo(
    () =>
      rows.map((row) => {
        const film = films[row.filmId];
        return {
          row,
          film,
          canPlay: film !== undefined && isPlayable(filmEncodingIn(encodings, film).status, film.duration),
        };
      }),
    [rows, films, encodings],
  );
}

/** The films with these ids as the player takes them; what is not loaded or cannot be played is left out. */
export function usePlayableFilms(filmIds: readonly string[]) {
  const films = useFilms(filmIds);
  const encodings = useSelector(selectEncodings);
  return filmIds.flatMap((filmId) => {
    const film = films[filmId];
    const canPlay = film && isPlayable(filmEncodingIn(encodings, film).status, film.duration);
    return canPlay ? [{ filmId, title: film.title }] : [];
  });
}

/** The titles of these films, a talent's own or any of the agency; nothing while one is not loaded. */
export function useFilmTitles(filmIds: readonly string[]): (filmId: string) => string | undefined {
  const films = useFilms(filmIds);
  return (filmId) => films[filmId]?.title;
}

/** The films of a reel as the player takes them; what is not loaded or cannot be played is left out. */
export const playable = (entries: readonly ReelEntry[]) =>
  entries.flatMap(({ film, canPlay }) =>
    film && canPlay ? [{ filmId: film.filmId, title: film.title }] : [],
  );
