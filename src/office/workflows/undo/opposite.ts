import type { TrashedName } from '../../entities/trashed';
import type { ReelChange } from '../reelChanges';
import type { ScheduleChange } from '../scheduleChanges';

/** What takes back something that a person did: a thing comes out of the trash, or reels or the calendar are changed the other way. */
export type Opposite =
  | { readonly kind: 'restore'; readonly thing: TrashedName }
  | { readonly kind: 'changeReels'; readonly change: ReelChange }
  | { readonly kind: 'changeSchedule'; readonly change: ScheduleChange };
