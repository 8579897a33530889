import { useFilms } from '../useFilms';
import { useShownRecord } from './shownRecord';

/** Says the title of the film that a colleague chose meanwhile in that field of the record on show. */
export function useTheirFilm(field: string): (filmId: unknown) => string | undefined {
  const { page } = useShownRecord();
  const hold = page.draft.holds[field];
  const films = useFilms(hold?.kind === 'conflict' ? [String(hold.theirs)] : []);
  return (filmId) => films[String(filmId)]?.title;
}
