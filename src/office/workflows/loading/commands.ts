import { readVersion, sleep } from '../../kernel/commands';

/** Several changes in a row are loaded once. */
const SETTLE_TIME = 400;

export const settle = () => sleep(SETTLE_TIME);
export { readVersion };
