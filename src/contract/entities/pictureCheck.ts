import { optional, type ValueOf } from '../wire/field';
import { id, text } from '../wire/fields';
import { namedFilmFields } from './film';

/** A film's picture that came from outside and that nobody has looked at yet (spec section 3). */
export const pictureToCheckFields = {
  pictureId: id('ID'),
  /** Where it stands in the media bank. */
  name: text('picNAME', { min: 1, max: 500 }),
  /** The day it came, DD/MM/YYYY. */
  date: text('DATE'),
};
export type PictureToCheck = ValueOf<typeof pictureToCheckFields>;

/**
 * A film that a picture may be of. `pictureId` is ours: it says of which picture, and the first film so named is the one
 * that the picture was sent for. Without it a film may be that of any picture.
 */
export const candidateFields = { ...namedFilmFields, pictureId: optional(id('ID_PIC')) };
export type Candidate = ValueOf<typeof candidateFields>;

/** What is told of pictures at once: those that wait longest. */
export const PICTURES_AT_ONCE = 100;

/** The film that a picture may be of beside the one that it was sent for, at most: each has a key of its own. */
export const OTHER_CANDIDATES = 8;

/** It is of the film; it is of none, and the film stands as before; and as though nobody had looked, which is ours. */
export const verdicts = { YES: 'taken', NO: 'refused', OPEN: 'open' } as const;
export type Verdict = (typeof verdicts)[keyof typeof verdicts];
