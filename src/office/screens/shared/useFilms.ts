import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { films, selectFilmsById } from '../../entities/films';
import { useWantedRows } from './useWantedRows';

/** Films by their ids: those of these ids are asked for where they are not known. */
export function useFilms(ids: readonly string[]): Readonly<Record<string, Film>> {
  useWantedRows(films, ids);
  return useSelector(selectFilmsById);
}

/** The film of that id, which is asked for where it is not known. */
export const useFilm = (filmId: string): Film | undefined => useFilms([filmId])[filmId];
