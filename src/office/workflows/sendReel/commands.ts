import { MAIL_SUCCESS_DELAY } from '../../../contract/constants';
import { sleep } from '../../kernel/commands';

export const showSuccess = () => sleep(MAIL_SUCCESS_DELAY);
