import type { Switch, SwitchesWorkflow } from '../../kernel/mutation';
import { newsSwitches } from '../newsSwitches';
import { screenSwitches } from '../screenSwitches';
import { talentSwitches } from '../talentSwitches';

/** The switches of what stands on the agency's site, by the kind of thing. */
export const siteSwitches = {
  talent: talentSwitches,
  news: newsSwitches,
  screen: screenSwitches,
} satisfies Readonly<Record<string, SwitchesWorkflow>>;

export type SwitchedKind = keyof typeof siteSwitches;

/** The switch of one thing. Its slice is there once one of its kind was pressed. */
export const selectSwitch = (root: object, of: SwitchedKind, id: string): Switch =>
  siteSwitches[of].select(root as never, id);
