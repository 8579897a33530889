import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import type { ReelFilm } from '../../../contract/entities/reel';
import { type selectAgencyFilm } from '../../entities/agencyFilms';
import { selectFilmsById } from '../../entities/films';

type Root = Parameters<typeof selectFilmsById>[0] & Parameters<typeof selectAgencyFilm>[0];

export interface ReelEntry {
  readonly row: ReelFilm;
  /** Nothing while the film is not loaded yet. */
  readonly film: Film | undefined;
}

/** The rows of a reel with their films: a talent's own, or any of the agency. */
export function useReelFilms(rows: readonly ReelFilm[]): readonly ReelEntry[] {
  const own = useSelector(selectFilmsById);
  const agency = useSelector((state: Root) => state.agencyFilms);
  return useMemo(
    () => rows.map((row) => ({ row, film: own[row.filmId] ?? agency.entities[row.filmId] })),
    [rows, own, agency],
  );
}

/** The title of a film, a talent's own or any of the agency; nothing while it is not loaded. */
export function useFilmTitles(): (filmId: string) => string | undefined {
  const own = useSelector(selectFilmsById);
  const agency = useSelector((state: Root) => state.agencyFilms);
  return (filmId) => (own[filmId] ?? agency.entities[filmId])?.title;
}

/** The films of a reel as the player takes them; what is not loaded is left out. */
export const playable = (entries: readonly ReelEntry[]) =>
  entries.flatMap(({ film }) => (film ? [{ filmId: film.filmId, title: film.title }] : []));
