import type { ReelRow } from '../database/schema';

/** What a new reel has, unless it is another kind of reel: a talent's own one, that is on and in no group. */
export const plainReel: Omit<
  ReelRow,
  'reel_id' | 'talent_id' | 'position' | 'title' | 'title_folded' | 'title_order' | 'code'
> = {
  special: 0,
  kind: 'reel',
  parent_id: null,
  online: 1,
  link_value: '',
  subtitle_1: '',
  subtitle_2: '',
  picture: '',
  slug: null,
  heading: '',
  subheading: '',
  mail_sender: '',
  mail_answer: '',
  trashed_at: null,
};
