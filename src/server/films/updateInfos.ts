import { filmInfoFields, filmInfoOf } from '../../contract/entities/filmInfo';
import { isYearText } from '../../contract/rules/yearText';
import { comparedTexts } from '../database/orderKey';
import { contentOf } from '../http/contentOf';
import { change, type Handler, Refused } from '../http/handler';

const infos = contentOf({
  entity: 'film',
  table: 'films',
  fields: filmInfoFields,
  columns: {
    title: 'title',
    director: 'director',
    producer: 'producer',
    year: 'year',
    format: 'format',
    tags: 'tags',
    notes: 'notes',
  },
});

/** Saves what the film-info form edits, all of it. */
export const filmUpdateInfos: Handler<'film.updateInfos'> = change(
  async (context, { filmId, version, ...asked }) => {
    const stored = await infos.stored(context.catalogue, filmId);
    return infos.save(context, stored, filmInfoOf(asked), {
      known: version,
      others: comparedTexts(asked),
      check: () => {
        if (asked.year !== stored.content.year) requireYear(asked.year);
      },
    });
  },
);

function requireYear(year: string): void {
  if (year !== '' && !isYearText(year))
    throw new Refused({ kind: 'invalid', problems: { year: 'malformed' } });
}
