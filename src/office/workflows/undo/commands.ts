import { sleep } from '../../kernel/commands';

/** How long the way back is offered, and how long it stands that something is back, in milliseconds. */
const OFFER_TIME = 15_000;
const RESTORED_TIME = 4000;

export const waitWithOffer = () => sleep(OFFER_TIME);
export const waitWithNotice = () => sleep(RESTORED_TIME);
