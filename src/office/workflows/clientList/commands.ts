import { LIST_REFRESH_INTERVAL, SCROLL_PAUSE } from '../../../contract/constants';
import { sleep, watchPage } from '../../kernel/commands';

export const waitForScrollPause = () => sleep(SCROLL_PAUSE);
export const waitForRefresh = () => sleep(LIST_REFRESH_INTERVAL);
export { watchPage };
