import { BIOGRAPHY_LOCK_DELAY, BIOGRAPHY_NOTICE_DELAY } from '../../../contract/constants';
import { sleep } from '../../kernel/commands';

export const waitWhileLocked = () => sleep(BIOGRAPHY_LOCK_DELAY);
export const waitWithNotice = () => sleep(BIOGRAPHY_NOTICE_DELAY);
