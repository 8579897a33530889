/** The tables of reels and of the trash as they were until migration 013. */
export interface TwoReelTables {
  reels: ReelBefore;
  special_reels: SpecialReelBefore;
  reel_films: FilmRowBefore;
  special_reel_films: FilmRowBefore;
  trash: TrashBefore;
  activity: { subject: string; script: string; staff_id: string };
}

interface ReelBefore {
  reel_id: string;
  talent_id: string;
  /** MR a reel, MRS a group, SR{n} what is in the group at position n among those of its owner that are not in the trash. */
  type: string;
  position: number;
  title: string;
  code: string;
  online: 0 | 1;
  is_link: 0 | 1;
  link_value: string;
  trashed_at: string | null;
}

interface SpecialReelBefore {
  reel_id: string;
  talent_id: string | null;
  title: string;
  heading: string;
  subheading: string;
  code: string;
  position: number;
  mail_sender: string;
  online: 0 | 1;
  mail_answer: string;
  trashed_at: string | null;
}

interface FilmRowBefore {
  row_id: string;
  reel_id: string;
  film_id: string;
  position: number;
}

interface TrashBefore {
  kind: string;
  subject_id: string;
  at: string;
  staff_id: string;
  within: string | null;
  /** JSON `{position, groupId}` of a reel that was deleted itself: where it stood, those counted that were in the trash. */
  place: string;
}
