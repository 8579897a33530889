import { filmInfoFields } from '../entities/filmInfo';
import { script } from '../script';
import { optional } from '../wire/field';
import { id, text, whole } from '../wire/fields';
import { line } from '../wire/line';
import { savedOrConflict } from '../wire/saved';
import { givenWords } from '../wire/words';

export const filmInfoScripts = [
  /**
   * With `version`, a row that was changed since is not overwritten: the reply is a conflict with what stands there. A year
   * that is another one than before must be one; what older data has there may stay.
   */
  script({
    name: 'film.updateInfos',
    path: 'UpdateFilmInfos.php',
    allow: 'staff',
    input: {
      title: line('id_TITRE', { min: 1 }),
      director: text('id_REA'),
      producer: text('id_PROD'),
      year: text('id_YEAR', { max: 10 }),
      format: text('id_FORMAT', { max: 100 }),
      tags: givenWords('id_KEYWORDS'),
      notes: text('id_EXTRAS', { max: 5000 }),
      filmId: id('id_FILM'),
      version: optional(whole('ROW_VERSION')),
    },
    reply: savedOrConflict(filmInfoFields),
    refusal: 'FAILED',
  }),
] as const;
