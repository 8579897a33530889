import type { StageStore } from './stageStore';

/** What the page that replays hands to the frame with the screens. */
export interface StageOffer {
  readonly store: StageStore;
  /** Going back, what components keep for themselves is of later: the screens are then drawn anew. */
  onReset(reset: () => void): void;
  openFile(file: File): void;
  /** What was clicked on in the screens, as it is read there. */
  clicked(text: string): void;
}
