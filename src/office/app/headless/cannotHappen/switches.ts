import { screenSwitches } from '../../../workflows/homeScreens/screenSwitches';
import { newsSwitches } from '../../../workflows/news/newsSwitches';
import { reelSwitches } from '../../../workflows/reels/reelSwitches';
import { talentSwitches } from '../../../workflows/talents/talentSwitches';
import { never } from './never';

export const switches = [newsSwitches, reelSwitches, screenSwitches, talentSwitches].flatMap(({ steps }) => [
  ...never(
    'what is pressed waits until its save begins, and one that is being saved goes on',
    steps.requested,
    ...['settled saving', 'refused saving', 'waiting saving', 'saving waiting'],
  ),
]);
