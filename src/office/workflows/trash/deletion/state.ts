import type { ReelKind } from '../../../../contract/rules/reelType';
import type { TrashedName } from '../../../entities/trashed';
import type { Failed } from '../../../kernel/mutation';

/** What is to go, as the person saw it; `title` is what people know it by. */
export type Doomed =
  | {
      readonly kind: 'talent' | 'news' | 'newsletter' | 'screen';
      readonly id: string;
      readonly title: string;
    }
  | {
      readonly kind: 'film';
      readonly id: string;
      readonly title: string;
      /** The talent from whose page it is deleted; blank where none is known. */
      readonly talentId: string;
      readonly onReel: boolean;
    }
  /** A special reel of the agency has its name for a talent's id. */
  | {
      readonly kind: 'reel' | 'specialReel';
      readonly id: string;
      readonly title: string;
      readonly talentId: string;
      /** What sort of reel, where it is no reel of films. */
      readonly sort?: ReelKind;
    };

export type DoomedKind = Doomed['kind'];

/** A thing that was not deleted, and why. */
export type NotDeleted = Failed & { readonly thing: Doomed };

/** A thing that waits for its turn; `requestId` is that of a try in doubt. */
export interface Waiting {
  readonly thing: Doomed;
  readonly requestId: string | null;
}

interface Asked {
  /** One or several, of one kind; special reels and others together. */
  readonly things: readonly Doomed[];
}

interface Begun extends Asked {
  /** What is in the trash by now, and what is not, with why. */
  readonly deleted: readonly TrashedName[];
  readonly failures: readonly NotDeleted[];
}

/**
 *   closed ──opened──▶ asking ──confirmed──▶ deleting ──ended──▶ closed
 *                        │                     │ ▲ confirmed
 *                        │                ended▼ │
 *                        └──closed──▶ closed ◀─refused (not all of them are deleted)
 *
 * Several things go one after the other, each under a request id of its own; one that is refused does not keep the others.
 * What is in doubt is deleted under the same request id again. The way back is offered by workflows/undo, later by the
 * trash. A reload boots as closed.
 */
export type DeletionState =
  | { readonly status: 'closed' }
  | (Asked & { readonly status: 'asking' })
  /** The first of those that wait is on its way. */
  | (Begun & { readonly status: 'deleting'; readonly waiting: readonly Waiting[] })
  | (Begun & { readonly status: 'refused' });
