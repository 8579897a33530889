import type { Generated } from 'kysely';

export interface FilmRow {
  film_id: string;
  number: number;
  talent_id: string | null;
  title: string;
  /** The title as a search compares it (`fold`). */
  title_folded: string;
  /** The title as a list orders it (`orderKey`). */
  title_order: string;
  director: string;
  /** The director as a search compares it. */
  director_folded: string;
  producer: string;
  year: string;
  format: string;
  notes: string;
  /** JSON list of keywords. */
  tags: string;
  cluster_path: string;
  thumbnail_count: number;
  /** 0 is the film's own picture; the automatic ones count from 1. */
  chosen_thumbnail: number;
  own_thumbnail: 0 | 1;
  checked: 0 | 1;
  file_name: string;
  /** Seconds. */
  duration: number;
  /** The process whose file this film plays or waits for. */
  process_id: string | null;
  /** Another text after each change of the film's pictures. */
  picture_version: string;
  /** Grows with each change of what the film-info form edits. */
  version: number;
  created_at: string;
  trashed_at: string | null;
}

/** With what is known of the picture that staff sent for it. */
export interface FilmTable extends FilmRow {
  /** Another id for each picture; it stays when the picture is refused, and goes along when it is another film's. */
  own_picture: Generated<string>;
  /** The name of its file, in the film's folder: no other picture's. */
  own_file: Generated<string>;
  pictured_at: Generated<string | null>;
  /** Whether somebody has looked at it; `checked` is of the automatic ones. */
  own_checked: Generated<0 | 1>;
  /** The automatic picture that stands for the film without it. */
  chosen_before: Generated<number>;
}

/** A film that is not in the trash, as lists find and order it; the database keeps these rows by itself. */
export interface ListedFilmRow {
  row_id: Generated<number>;
  film_id: string;
  number: number;
  title: string;
  director: string;
  talent: string;
  year: string;
  duration: number;
  /** What a search looks through. */
  words: string;
}
