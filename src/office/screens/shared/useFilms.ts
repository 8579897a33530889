import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { films, selectFilmsById } from '../../entities/films';

type Root = Parameters<typeof films.selectUnasked>[0];

/** What a thing leads to need not be a film: of anything else the server would refuse to tell. */
const ID = /^[\p{L}\p{N}._-]{1,100}$/u;

/** Films by their ids: those of these ids are asked for where they are not known. */
export function useFilms(ids: readonly string[]): Readonly<Record<string, Film>> {
  const dispatch = useDispatch();
  const unasked = useSelector((state: Root) =>
    films
      .selectUnasked(state, ids)
      .filter((id) => ID.test(id))
      .join(' '),
  );
  useEffect(() => {
    if (unasked !== '') dispatch(films.wantRows(unasked.split(' ')));
  }, [dispatch, unasked]);
  return useSelector(selectFilmsById);
}

/** The film of that id, which is asked for where it is not known. */
export const useFilm = (filmId: string): Film | undefined => useFilms([filmId])[filmId];
