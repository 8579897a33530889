import type { Film } from '../../contract/entities/film';
import { request } from '../kernel/request';
import { changeOf } from '../kernel/rowNews';
import { onRow } from './changedRows';
import { collection } from './collection';
import { filmDeleted, withoutEncodings } from './films';

/** The films whose files wait to be encoded, are being encoded or could not be; how far they are, entities/encodings knows. */
export const filmsToEncode = collection({
  name: 'filmsToEncode',
  ask: () => request('filmsToEncode.list', {}),
  idOf: ({ filmId }: Film) => filmId,
  rowsOf: withoutEncodings,
  byRow: {
    // That one goes on is told many times; that it began or ended makes another list.
    changeIn: (event) => {
      if (event.kind !== 'encoding') return changeOf('film')(event);
      const isStep = event.filmId === '' || event.status === 'running';
      return isStep ? undefined : { id: event.filmId, version: null };
    },
    changedBy: [onRow(filmDeleted, ({ filmId }) => filmId)],
    ask: (filmIds) => request('filmsToEncode.list', { filmIds }),
  },
});
