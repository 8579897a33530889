import type { Film } from '../../../contract/entities/film';
import { type Encoding, encodingIdOf, selectEncoding } from '../../entities/encodings';
import { useSelected } from './useSelected';

/** What the server makes of an upload's file. */
export const useEncoding = (processId: string): Encoding => useSelected(selectEncoding, processId);

/** How far the file of a film has come. */
export const useFilmEncoding = (film: Film): Encoding => useEncoding(encodingIdOf(film));

/** Whether a film has a file to encode again, to download and to play; old scripts tell of no process (spec section 3). */
export const useHasFile = (film: Film): boolean =>
  useFilmEncoding(film).status !== 'none' || Boolean(film.processId);
