import { talentSwitched } from '../../entities/talents';
import { switchesOf } from '../../kernel/mutation';
import { request } from '../../kernel/request';

/** Whether each talent is on the agency's site. */
export const talentSwitches = switchesOf({
  name: 'talentSwitches',
  id: 'talentId',
  save: (change) => request('talent.toggle', change),
  switched: talentSwitched,
});
