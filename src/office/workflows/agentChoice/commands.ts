import { AGENT_PAUSE } from '../../../contract/constants';
import { sleep } from '../../kernel/commands';

/** Spec section 4: the choice is saved after the last toggle of several. */
export const waitForMore = () => sleep(AGENT_PAUSE);
