import { MAIL_SUCCESS_DELAY } from '../../../contract/constants';
import { newId, sleep } from '../../kernel/commands';

export const newRequestId = () => newId(20);
export const showSuccess = () => sleep(MAIL_SUCCESS_DELAY);
