import type { Generated } from 'kysely';
import type { ReelKind } from '../../contract/rules/reelType';

/** A reel of a talent or of the agency. */
export interface ReelRow {
  reel_id: string;
  /** Whose it is; nothing for the agency's own. */
  talent_id: string | null;
  /** One of its owner's special reels, which stand apart; the agency has no others (spec section 3). */
  special: 0 | 1;
  kind: ReelKind;
  /** The group it stands in. */
  parent_id: string | null;
  /**
   * Orders the reels of a level: those in a group, or those of an owner in none. What is in the trash keeps its
   * position and what is removed leaves a gap, so people see numbers from 1 instead: `visibleReels`.
   */
  position: number;
  title: string;
  /** As a search compares it (`fold`). */
  title_folded: string;
  /** As a list orders it (`orderKey`). */
  title_order: string;
  code: string;
  online: 0 | 1;
  /** Where a link or a poster leads; a poster may lead nowhere. */
  link_value: string;
  /** The rest of a poster: two lines of words, and the name of its picture, empty for none. */
  subtitle_1: string;
  subtitle_2: string;
  picture: string;
  /** The rest is of special reels: the slug that it goes by now, nothing where it goes by its id. */
  slug: string | null;
  heading: string;
  subheading: string;
  mail_sender: string;
  mail_answer: string;
  trashed_at: string | null;
}

/** With what the database counts by itself: the films on it that are not in the trash, and their seconds. */
export interface ReelTable extends ReelRow {
  film_count: Generated<number>;
  film_seconds: Generated<number>;
}

/** A slug that leads to a special reel, whatever it goes by now. */
export interface ReelSlugRow {
  slug: string;
  reel_id: string;
}

/** A film's place on a reel. Its position orders, as a reel's does: `visibleFilmRows`. */
export interface ReelFilmRow {
  row_id: string;
  reel_id: string;
  film_id: string;
  position: number;
}
