import { newsSwitched } from '../../entities/news';
import { switchesOf } from '../../kernel/mutation';
import { request } from '../../kernel/request';

/** Whether each news item is on the agency's site (spec section 4: shown at once). */
export const newsSwitches = switchesOf({
  name: 'newsSwitches',
  id: 'newsId',
  save: (change) => request('news.toggle', change),
  switched: newsSwitched,
});
