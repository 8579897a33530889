import { screenSwitched } from '../../entities/screens';
import { switchesOf } from '../../kernel/mutation';
import { request } from '../../kernel/request';

/** Whether each home screen is on the agency's site (spec section 4). */
export const screenSwitches = switchesOf({
  name: 'screenSwitches',
  id: 'screenId',
  save: (change) => request('screen.toggle', change),
  switched: screenSwitched,
});
