import { filmFields } from '../../contract/entities/film';
import { type FilmInfo, filmInfoOf } from '../../contract/entities/filmInfo';
import { isYearText } from '../../contract/rules/yearText';
import type { FilmRow } from '../database/schema';
import { change, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';

/**
 * Saves what the film-info form edits, and what stood there before. A caller who knew an older version of the row gets
 * what stands there now, unless that is what it asked for: then nobody is overwritten.
 */
export const filmUpdateInfos: Handler<'film.updateInfos'> = change(
  async ({ catalogue, recordHistory, publish }, { filmId, version: known, ...asked }) => {
    const film = await live(catalogue, 'films', filmId);
    const before = infoIn(film);
    const wanted = filmInfoOf(asked);
    if (isSame(before, wanted)) return { kind: 'saved', version: film.version };
    if (known !== undefined && known !== film.version)
      return { kind: 'conflict', version: film.version, values: before };
    if (wanted.year !== before.year) requireYear(wanted.year);
    const version = film.version + 1;
    await catalogue
      .updateTable('films')
      .set({ ...wanted, tags: JSON.stringify(wanted.tags), version })
      .where('film_id', '=', filmId)
      .execute();
    await recordHistory(filmId, before);
    publish({ kind: 'changed', what: 'films', talentId: film.talent_id ?? '' });
    return { kind: 'saved', version };
  },
);

function requireYear(year: string): void {
  if (year !== '' && !isYearText(year))
    throw new Refused({ kind: 'invalid', problems: { year: 'malformed' } });
}

const infoIn = (film: FilmRow): FilmInfo => filmInfoOf({ ...film, tags: filmFields.tags.read(film.tags) });

const isSame = (one: FilmInfo, other: FilmInfo) => JSON.stringify(one) === JSON.stringify(other);
