import { type ConfigurationRoot, selectSpecialClientDatabase } from './configuration';
import { selectSession } from './session';

/** True for staff of the one client that may choose the cinema site after sign-in (spec section 1). */
export function selectIsSpecialClient(
  root: ConfigurationRoot & Parameters<typeof selectSession>[0],
): boolean {
  const database = selectSpecialClientDatabase(root);
  return database !== '' && selectSession(root)?.agency.databaseName === database;
}
