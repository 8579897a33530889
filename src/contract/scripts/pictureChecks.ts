import { filmFields } from '../entities/film';
import {
  type Candidate,
  candidateFields,
  type PictureToCheck,
  pictureToCheckFields,
  verdicts,
} from '../entities/pictureCheck';
import { script } from '../script';
import { choice, id, ofIds } from '../wire/fields';
import { writeRecord } from '../wire/record';
import { done, type Reply, rows, rowsIn } from '../wire/reply';

interface PictureChecks {
  readonly pictures: readonly PictureToCheck[];
  readonly candidates: readonly Candidate[];
}

const pictureChecksReply: Reply<PictureChecks> = {
  shape: 'PICFOUND[],FILMS_1[]',
  read: (body, tell) => ({
    pictures: rowsIn(body, 'PICFOUND', pictureToCheckFields, tell),
    candidates: rowsIn(body, 'FILMS_1', candidateFields, tell),
  }),
  write: ({ pictures, candidates }) => ({
    PICFOUND: pictures.map((picture) => writeRecord(pictureToCheckFields, picture)),
    FILMS_1: candidates.map((film) => writeRecord(candidateFields, film)),
  }),
};

/** The picture check, and the films whose encoding has not come to a good end (spec sections 2 and 7). */
export const pictureCheckScripts = [
  script({
    name: 'pictureChecks.list',
    path: 'GetPICS_toCHECK.php',
    allow: 'reader',
    input: {},
    reply: pictureChecksReply,
    refusal: 'error',
  }),
  /** A picture that is taken as that of a film stands for it. The same said twice is one decision. */
  script({
    name: 'pictureCheck.decide',
    path: 'UpdatePICS_toCHECK.php',
    allow: 'staff',
    input: {
      verdict: choice('resul', verdicts),
      filmId: id('FilmID'),
      pictureId: id('IDpic'),
    },
    reply: done({}),
    refusal: 'FAILED',
  }),
  script({
    name: 'filmsToEncode.list',
    path: 'getFilmsToEncode.php',
    allow: 'reader',
    input: { filmIds: ofIds('FILM_IDS') },
    reply: rows('FILMS', filmFields),
    refusal: 'error',
  }),
] as const;
