import { BIOGRAPHY_LOCK_DELAY, BIOGRAPHY_NOTICE_DELAY } from '../../../contract/constants';
import { newId, sleep } from '../../kernel/commands';

export const newRequestId = () => newId(20);
export const waitWhileLocked = () => sleep(BIOGRAPHY_LOCK_DELAY);
export const waitWithNotice = () => sleep(BIOGRAPHY_NOTICE_DELAY);
