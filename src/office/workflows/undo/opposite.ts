import type { TrashedName } from '../../entities/trashed';
import type { ReelChange } from '../reelChanges';

/** What takes back something that a person did: a thing comes out of the trash, or reels are changed the other way. */
export type Opposite =
  | { readonly kind: 'restore'; readonly thing: TrashedName }
  | { readonly kind: 'changeReels'; readonly change: ReelChange };
