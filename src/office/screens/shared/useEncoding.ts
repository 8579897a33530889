import type { Film } from '../../../contract/entities/film';
import { type Encoding, encodingIdOf, selectEncoding } from '../../entities/encodings';
import { useSelected } from './useSelected';

/** What the server makes of an upload's file. */
export const useEncoding = (processId: string): Encoding => useSelected(selectEncoding, processId);

/** How far the file of a film has come. */
export const useFilmEncoding = (film: Film): Encoding => useEncoding(encodingIdOf(film));
