import type { ReelOwner } from '../../entities/reelOwner';
import { reelPanel } from '../../workflows/reelPanel';
import type { ReelPanel } from '../../workflows/reelPanelOf';
import { specialPanel } from '../../workflows/specialReels';

/** Where an owner's reels are opened. */
export const panelOf = ({ special }: ReelOwner): ReelPanel => (special ? specialPanel : reelPanel);
