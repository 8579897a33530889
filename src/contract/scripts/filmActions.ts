import { encodingOptions } from '../entities/encodingOptions';
import { script } from '../script';
import { optional } from '../wire/field';
import { choice, id, text, whole } from '../wire/fields';
import { done, rows } from '../wire/reply';

/** What staff do with a film that exists; its deletion is with the trash, its texts with the film-info form. */
export const filmActionScripts = [
  /**
   * Queues the received file of a film to be encoded again. `path` is where the film stands for an agency's own scripts
   * (cluster path and file name); the companion server finds it by its id alone.
   */
  script({
    name: 'film.reencode',
    path: 'REencodeFilm.php',
    allow: 'staff',
    input: {
      filmId: id('Film_ID'),
      path: text('PATH', { max: 2000 }),
      options: encodingOptions('OPTIONS'),
      requestId: optional(id('REQUEST_ID')),
    },
    reply: done({}),
    refusal: 'error',
  }),
  /** The spec names no call for the choice of a thumbnail: this one is ours. 0 is the film's own, others count from 1. */
  script({
    name: 'film.chooseThumbnail',
    path: 'ChooseThumbnail.php',
    allow: 'staff',
    input: { filmId: id('FILM_ID'), thumbnail: whole('ChosenVign', 0, 999) },
    reply: done({}),
    refusal: 'FAILED',
  }),
  /** On which reels a film stands, of whichever talent or of the agency: said before it is deleted. Ours. */
  script({
    name: 'film.reels',
    path: 'GetFilmReels.php',
    allow: 'reader',
    input: { filmId: id('FILM_ID') },
    reply: rows('REELS', {
      reelId: id('REEL_ID'),
      title: text('REEL_TITLE'),
      /** The talent's name; empty for the agency's own reels. */
      owner: text('OWNER'),
      kind: choice('WICH_REELS', { NORMAL: 'normal', SPECIAL: 'special' }),
      position: whole('POSITION', 1),
    }),
    refusal: 'error',
  }),
] as const;
