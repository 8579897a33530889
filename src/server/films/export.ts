import { personName } from '../../contract/rules/personName';
import { change, type Handler } from '../http/handler';
import { tableText } from '../http/tableText';
import { wordOf, type WordId } from '../words';
import { lengthText } from './lengthText';

const HEADINGS: readonly WordId[] = [
  'export.filmNumber',
  'createFilm.field.title',
  'agencyFilms.column.talent',
  'createFilm.field.director',
  'createFilm.field.producer',
  'createFilm.field.year',
  'createFilm.field.format',
  'agencyFilms.column.length',
  'filmInfo.tags',
  'createFilm.field.notes',
];

/** Films as a table: those of these ids, or all by their numbers. Who exported how many is noted. */
export const filmsExport: Handler<'films.export'> = change(
  async ({ catalogue, settled, recordHistory }, { ids, language }) => {
    const all = catalogue.selectFrom('films').select('film_id').where('trashed_at', 'is', null);
    const exported =
      ids ?? (await all.orderBy('number').orderBy('film_id').execute()).map(({ film_id }) => film_id);
    await recordHistory('films', { exported: exported.length });
    return tableText({
      headings: HEADINGS.map((id) => wordOf(language, id)),
      ids: exported,
      async read(some) {
        const rows = await settled
          .selectFrom('films')
          .leftJoin('talents', 'talents.talent_id', 'films.talent_id')
          .selectAll('films')
          .select(['first_name', 'last_name'])
          .where('film_id', 'in', some)
          .where('films.trashed_at', 'is', null)
          .execute();
        return new Map(
          rows.map(({ film_id, number, title, director, producer, year, format, ...film }) => [
            film_id,
            [
              ...[String(number), title, personName(film.first_name ?? '', film.last_name ?? '')],
              ...[director, producer, year, format, lengthText(film.duration)],
              ...[(JSON.parse(film.tags || '[]') as readonly string[]).join(', '), film.notes],
            ],
          ]),
        );
      },
    });
  },
);
