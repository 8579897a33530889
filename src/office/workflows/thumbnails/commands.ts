import { forgetFile, sleep } from '../../kernel/commands';

/** A check mark fades after so many milliseconds (spec section 9). */
const CHECK_MARK_TIME = 1200;

export const showCheckMark = () => sleep(CHECK_MARK_TIME);
export { forgetFile };
