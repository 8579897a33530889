import { selectSessionGuard } from '../workflows/session';

/** Calls that met a session that had ended wait in their sagas until the person has signed in again. */
export const isAtRest = (state: unknown): boolean =>
  selectSessionGuard(state as Parameters<typeof selectSessionGuard>[0]).status !== 'ended';
