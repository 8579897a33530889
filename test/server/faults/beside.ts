import { join } from 'node:path';
import Sqlite from 'libsql';
import { Client as Database } from 'pg';
import { agencyFolder } from '../../../src/server/database/store';
import type { RunningServer } from '../../tools/server';

export type Table = 'mail_bodies' | 'outbox';

/** Somebody beside the running server who keeps whoever writes into a table from getting to the end of it. */
export interface Beside {
  hold(table: Table): Promise<void>;
  /** True while somebody writes who cannot go on. */
  isHeld(table: Table): Promise<boolean>;
  /** Once the server is gone. */
  release(table: Table): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL: the table is locked. Within a transaction it tells what went on when it was first asked. */
async function besidePostgres(url: string): Promise<Beside> {
  const database = new Database({ connectionString: url });
  await database.connect();
  return {
    hold: async (table) =>
      void (await database.query(`begin; lock table agency_co.${table} in access exclusive mode`)),
    async isHeld(table) {
      await database.query('select pg_stat_clear_snapshot()');
      const { rows } = await database.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%"${table}"%'`,
      );
      return rows.length > 0;
    },
    release: async () => void (await database.query('rollback')),
    close: () => database.end(),
  };
}

/** SQLite: whoever writes a row of the table counts without end, holds the file, and answers nobody. */
function besideSqlite({ dataFolder, url }: Pick<RunningServer, 'dataFolder' | 'url'>): Beside {
  const file = new Sqlite(join(agencyFolder(dataFolder, 'CO'), 'catalogue.sqlite'));
  const isLocked = () => {
    try {
      file.exec('begin immediate; rollback');
      return false;
    } catch {
      return true;
    }
  };
  const answers = () =>
    fetch(`${url}/health`, { signal: AbortSignal.timeout(1000) }).then(
      () => true,
      () => false,
    );
  return {
    hold: (table) =>
      Promise.resolve(
        void file.exec(`
          pragma busy_timeout = 5000;
          create view endless as
            with recursive numbers(n) as (select 1 union all select n + 1 from numbers) select n from numbers;
          create trigger held before insert on ${table} begin select count(*) from endless; end;
          pragma busy_timeout = 0`),
      ),
    isHeld: async () => isLocked() && !(await answers()),
    release: () => Promise.resolve(void file.exec('drop trigger held; drop view endless')),
    close: () => Promise.resolve(void file.close()),
  };
}

/** Stands beside a server over that PostgreSQL, or over SQLite. */
export const openBeside = (server: RunningServer, postgresUrl: string | undefined): Promise<Beside> =>
  postgresUrl === undefined ? Promise.resolve(besideSqlite(server)) : besidePostgres(postgresUrl);
