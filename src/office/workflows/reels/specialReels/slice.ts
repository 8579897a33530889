import { reelPanelOf } from '../reelPanelOf';
import { selectShownOwner, shownIn } from './address';

/** The special reels on show, of the agency or of a talent. */
export const specialPanel = reelPanelOf({ name: 'specialPanel', selectOwner: selectShownOwner, shownIn });
