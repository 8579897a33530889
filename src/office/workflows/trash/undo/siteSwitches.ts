import type { Switch, SwitchesWorkflow } from '../../../kernel/mutation';
import { newsSwitches } from '../../news/newsSwitches';
import { reelSwitches } from '../../reels/reelSwitches';
import { screenSwitches } from '../../homeScreens/screenSwitches';
import { talentSwitches } from '../../talents/talentSwitches';

/** The switches in lists: of what stands on the agency's site, and of reels; by the kind of thing. */
export const siteSwitches = {
  talent: talentSwitches,
  news: newsSwitches,
  screen: screenSwitches,
  reel: reelSwitches,
} satisfies Readonly<Record<string, SwitchesWorkflow>>;

export type SwitchedKind = keyof typeof siteSwitches;

/** The switch of one thing. Its slice is there once one of its kind was pressed. */
export const selectSwitch = (root: object, of: SwitchedKind, id: string): Switch =>
  siteSwitches[of].select(root as never, id);
