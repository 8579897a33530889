import type { ValueOf } from '../wire/field';
import { filmFields } from './film';

const { title, director, producer, year, format, tags, notes } = filmFields;

/** What the film-info form edits. */
export const filmInfoFields = { title, director, producer, year, format, tags, notes };
export type FilmInfo = ValueOf<typeof filmInfoFields>;

/** The fields of the film-info form of a film. */
export const filmInfoOf = (film: FilmInfo): FilmInfo => ({
  title: film.title,
  director: film.director,
  producer: film.producer,
  year: film.year,
  format: film.format,
  tags: film.tags,
  notes: film.notes,
});
