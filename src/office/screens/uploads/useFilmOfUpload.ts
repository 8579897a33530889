import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectFilmsById } from '../../entities/films';
import type { Upload } from '../../workflows/films/uploads';

/** The film of an upload; undefined while it is not created, or not loaded. */
export function useFilmOfUpload({ uploadKey, processId }: Upload) {
  const films = useSelector(selectFilmsById);
  return useMemo(
    () => films[uploadKey] ?? Object.values(films).find((film) => film.processId === processId),
    [films, uploadKey, processId],
  );
}
