import type { PosterContent } from '../../../entities/posters';
import type { Failed } from '../../../kernel/mutation';

/** A poster that is there, as the person who opened it saw it. */
export interface SeenPoster {
  readonly reelId: string;
  readonly code: string;
  readonly content: PosterContent;
}

interface Open {
  readonly talentId: string;
  /** The one that is edited; nothing for a new one. */
  readonly seen?: SeenPoster | undefined;
  /** Names a picture that is sent for it. */
  readonly pictureKey: string;
  /** The name of the picture that it has now, empty for none. */
  readonly picture: string;
}

interface Tried {
  readonly input: PosterContent;
}

/**
 *   closed ──opened──▶ opening ──begun──▶ editing ──submitted──▶ saving ──saved──▶ closed
 *                                                                │ ▲ submitted
 *                                                                ▼ │
 *   all but saving ──closed──▶ closed                          refused, doubtful
 *
 * While words can be written a picture may come (pictured) and be taken away (pictureRemoved). A reload boots as closed.
 */
export type PosterState =
  | { readonly status: 'closed' }
  | (Omit<Open, 'pictureKey' | 'picture'> & { readonly status: 'opening' })
  | (Open & { readonly status: 'editing' })
  | (Open & Tried & { readonly status: 'saving'; readonly requestId: string | null })
  | (Open & Tried & Failed);
