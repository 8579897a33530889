import { selectSessionGuard } from '../workflows/sessionGuard';

/** Calls that met a session that had ended, or had become another's, wait in their sagas until the person has signed in again. */
export function isAtRest(state: unknown): boolean {
  const { status } = selectSessionGuard(state as Parameters<typeof selectSessionGuard>[0]);
  return status !== 'ended' && status !== 'taken' && status !== 'changing';
}
