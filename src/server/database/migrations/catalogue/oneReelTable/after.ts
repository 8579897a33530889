import type { TwoReelTables } from './before';

/** The one table of reels and the one of their films as migration 013 makes them, with the earlier ones set aside. */
export interface OneReelTable {
  reels: ReelAfter;
  reel_films: TwoReelTables['reel_films'];
  old_reels: TwoReelTables['reels'];
  old_special_reels: TwoReelTables['special_reels'];
  old_reel_films: TwoReelTables['reel_films'];
  old_special_reel_films: TwoReelTables['special_reel_films'];
  trash: TwoReelTables['trash'];
}

interface ReelAfter {
  reel_id: string;
  talent_id: string | null;
  special: 0 | 1;
  kind: string;
  parent_id: string | null;
  position: number;
  title: string;
  code: string;
  online: 0 | 1;
  link_value: string;
  heading: string;
  subheading: string;
  mail_sender: string;
  mail_answer: string;
  trashed_at: string | null;
}
