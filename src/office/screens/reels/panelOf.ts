import type { ReelOwner } from '../../entities/reelOwner';
import { reelPanel } from '../../workflows/reels/reelPanel';
import type { ReelPanel } from '../../workflows/reels/reelPanelOf';
import { specialPanel } from '../../workflows/reels/specialReels';

/** Where an owner's reels are opened. */
export const panelOf = ({ special }: ReelOwner): ReelPanel => (special ? specialPanel : reelPanel);
