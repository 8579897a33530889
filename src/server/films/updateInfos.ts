import { filmFields } from '../../contract/entities/film';
import { type FilmInfo, filmInfoOf } from '../../contract/entities/filmInfo';
import { isYearText } from '../../contract/rules/yearText';
import type { FilmRow } from '../database/schema';
import { change, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { saveVersioned } from '../http/saveVersioned';

/** Saves what the film-info form edits, all of it. Who asks for what stands there already overwrites nobody. */
export const filmUpdateInfos: Handler<'film.updateInfos'> = change(
  async (context, { filmId, version: known, ...asked }) => {
    const { catalogue } = context;
    const film = await live(catalogue, 'films', filmId);
    const before = infoIn(film);
    const wanted = filmInfoOf(asked);
    const isChanged = !isSame(before, wanted);
    return saveVersioned(context, {
      entity: 'film',
      id: filmId,
      known: isChanged ? known : undefined,
      version: film.version,
      values: before,
      isChanged,
      write(version) {
        if (wanted.year !== before.year) requireYear(wanted.year);
        const row = { ...wanted, tags: JSON.stringify(wanted.tags), version };
        return catalogue.updateTable('films').set(row).where('film_id', '=', filmId).execute();
      },
    });
  },
);

function requireYear(year: string): void {
  if (year !== '' && !isYearText(year))
    throw new Refused({ kind: 'invalid', problems: { year: 'malformed' } });
}

const infoIn = (film: FilmRow): FilmInfo => filmInfoOf({ ...film, tags: filmFields.tags.read(film.tags) });

const isSame = (one: FilmInfo, other: FilmInfo) => JSON.stringify(one) === JSON.stringify(other);
