import { talentSwitched } from '../entities/talents';
import { switchesOf } from '../kernel/mutation';
import { request } from '../kernel/request';

/** Whether each talent is on the agency's site. */
export const {
  steps,
  reducer: talentSwitchesReducer,
  intents: talentSwitchIntents,
  select: selectTalentSwitch,
  saga: talentSwitchesSaga,
} = switchesOf({
  name: 'talentSwitches',
  id: 'talentId',
  save: (change) => request('talent.toggle', change),
  switched: talentSwitched,
});
