import type Sqlite from 'libsql';
import { catalogueOf } from '../tools/catalogue';
import { type RunningServer, startServer } from '../tools/server';

export const TALENTS = 10_000;

interface LargeAgency {
  readonly server: RunningServer;
  /** The catalogue's file, opened beside the server. */
  readonly catalogue: Sqlite.Database;
  close(): Promise<void>;
}

/** The built server over the demo agency with 10,000 talents more. */
export async function openLargeAgency(): Promise<LargeAgency> {
  const server = await startServer();
  const catalogue = catalogueOf(server);
  catalogue.exec(`
    insert into talents (talent_id, category_id, first_name, last_name, city, online, profile_picture, created_at,
      first_name_folded, last_name_folded, city_folded, name_order, city_order)
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${TALENTS - 1}),
      named(i, first, last) as (select i, 'Zz' || (i % 97), 'Crowd' || printf('%05d', i) from n)
    select 'crowd' || i, (select min(category_id) from categories), first, last, 'Paris', i % 2, '', '2026-01-01T00:00:00.000Z',
      lower(first), lower(last), 'paris', lower(last) || char(9) || lower(first), 'paris' from named`);
  return {
    server,
    catalogue,
    async close() {
      catalogue.close();
      await server.stop();
    },
  };
}
