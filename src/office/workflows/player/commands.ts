import { sleep } from '../../kernel/commands';

/** How long the player takes to fade out, in milliseconds; the style sheet takes the same. */
const FADE_OUT = 300;

export const fadeOut = () => sleep(FADE_OUT);
