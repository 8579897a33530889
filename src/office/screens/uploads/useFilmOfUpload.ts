import { useMemo } from 'react';
import { useFilms } from '../shared/useFilms';
import type { Upload } from '../../workflows/films/uploads';

/** The film of an upload; undefined while it is not created, or not loaded. */
export function useFilmOfUpload({ uploadKey, processId, filmId = '' }: Upload) {
  const films = useFilms([filmId]);
  return useMemo(
    () => films[filmId || uploadKey] ?? Object.values(films).find((film) => film.processId === processId),
    [films, filmId, uploadKey, processId],
  );
}
