import type { Transaction } from 'kysely';
import type { ScriptName } from '../../contract/scripts';
import type { Directory } from '../database/schema';
import { transact } from '../database/transact';
import type { SessionStreams } from '../events/streams';
import { writeHistory } from '../http/history';
import type { Installation } from '../installation';
import type { Maker } from './founding';
import type { SignInLimits } from '../sessions/limits';
import type { Sessions } from '../sessions/store';

/** What the handlers of accounts work with. */
export interface AccountParts extends Installation, Maker {
  readonly sessions: Sessions;
  readonly streams: SessionStreams;
  readonly limits: SignInLimits;
}

/** Changes the directory, one change after the other in whatever process. */
export const inDirectory = <T>(
  { directory }: Pick<AccountParts, 'directory'>,
  run: (transaction: Transaction<Directory>) => Promise<T>,
): Promise<T> => transact(directory, run);

/** What was done to an account, by whom, and what stood there before. */
interface AccountChange {
  readonly agency: string;
  readonly staffId: string;
  readonly by?: string;
  readonly script: ScriptName;
  readonly before: unknown;
  readonly now: Date;
}

/** Writes the history row of a change of an account, and tells the offices: a stream whose session has ended ends. */
export async function recordAccount(
  parts: AccountParts,
  { agency, staffId, by = staffId, script, before, now }: AccountChange,
): Promise<void> {
  const tenant = await parts.agency(agency);
  if (!tenant) return;
  await transact(tenant.catalogue, (transaction) =>
    writeHistory(transaction, { staffId: by, script, now }, [{ subject: staffId, before }]),
  );
  parts.events.publish(agency, { kind: 'changed', entity: 'staff', id: staffId, version: null });
}
