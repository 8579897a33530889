import type { Resumed } from '../../../../contract/entities/trash';
import type { ScreenMove } from '../../../entities/screens';
import type { TrashedName } from '../../../entities/trashed';
import type { ReelChange } from '../../reels/reelChanges';
import type { ScheduleChange } from '../../calendar/scheduleChanges';
import type { SwitchedKind } from './siteSwitches';

/** What takes back something that a person did: a thing comes out of the trash, reels or the calendar are changed, a thing is switched or a home screen moved the other way. */
export type Opposite =
  /** Once it is back, with what of what was scheduled happens again. */
  | { readonly kind: 'restore'; readonly thing: TrashedName; readonly resumed?: Resumed }
  | { readonly kind: 'changeReels'; readonly change: ReelChange }
  | { readonly kind: 'changeSchedule'; readonly change: ScheduleChange }
  | SwitchBack
  | { readonly kind: 'moveScreen'; readonly move: ScreenMove };

/** A thing goes on the agency's site again, or off it. */
export interface SwitchBack {
  readonly kind: 'switch';
  readonly of: SwitchedKind;
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
  /** Names the press that it takes back a part of. */
  readonly together?: string;
}
