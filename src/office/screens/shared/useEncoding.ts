import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { type Encoding, encodingIdOf, selectEncoding } from '../../entities/encodings';

/** What the server makes of an upload's file. */
export const useEncoding = (processId: string): Encoding =>
  useSelector((state: Parameters<typeof selectEncoding>[0]) => selectEncoding(state, processId));

/** How far the file of a film has come. */
export const useFilmEncoding = (film: Film): Encoding => useEncoding(encodingIdOf(film));
