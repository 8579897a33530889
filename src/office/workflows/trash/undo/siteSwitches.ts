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

/** True while a switch in a list was pressed and is not at the server: closing the page would lose it. */
export const selectIsSwitching = (root: object): boolean =>
  Object.values(siteSwitches).some(({ selectIsSaving }) => selectIsSaving(root));

/** The switch of one thing. Its slice is there once one of its kind was pressed. */
export const selectSwitch = (root: object, of: SwitchedKind, id: string): Switch =>
  siteSwitches[of].select(root as never, id);
