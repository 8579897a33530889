import { listStops } from './listStops';
import { sessionStops } from './sessionStops';
import { signInStops } from './signInStops';
import type { Stop } from './stop';
import { talentStops } from './talentStops';

/** A walk through every screen and dialog of the office, from the sign-in on; each stop stands on the one before. */
export const allStops: readonly Stop[] = [...signInStops, ...listStops, ...talentStops, ...sessionStops];
