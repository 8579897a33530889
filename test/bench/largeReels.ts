import type Sqlite from 'libsql';
import { catalogueOf } from '../tools/catalogue';
import { type RunningServer, startServer } from '../tools/server';

export const FILMS = 1000;
export const NODES = 300;
const GROUPS = 30;
const REELS_IN_A_GROUP = NODES / GROUPS - 1;

interface LargeReels {
  readonly server: RunningServer;
  readonly talentId: string;
  close(): Promise<void>;
}

/** The built server over the demo agency, where a talent has 1,000 films, all of them on one reel, and 299 reels more in groups. */
export async function openLargeReels(): Promise<LargeReels> {
  const server = await startServer();
  const catalogue = catalogueOf(server);
  const { talent_id: talentId } = catalogue
    .prepare("select talent_id from reels where special = 0 and kind = 'reel' order by reel_id limit 1")
    .get() as { talent_id: string };
  const own = `(select reel_id from reels where talent_id = '${talentId}' and special = 0 and kind = 'reel' limit 1)`;
  const film = `(select film_id from films where process_id is not null and talent_id = '${talentId}' limit 1)`;
  repeat(catalogue, 'films', FILMS, `film_id = ${film}`, {
    film_id: "'many' || i",
    number: '90000 + i',
    title: "title || ' ' || i",
  });
  repeat(catalogue, 'reels', GROUPS, `reel_id = ${own}`, {
    reel_id: "'group' || i",
    kind: "'group'",
    position: 'i + 2',
    title: "'Group ' || i",
  });
  for (let group = 0; group < GROUPS; group += 1)
    repeat(catalogue, 'reels', REELS_IN_A_GROUP, `reel_id = ${own}`, {
      reel_id: `'reel${group}x' || i`,
      parent_id: `'group${group}'`,
      position: 'i + 1',
      title: `'Reel ${group}.' || i`,
    });
  catalogue.exec(`
    update reels set title = 'Thousand', position = 1 where reel_id = ${own};
    delete from reels where talent_id = '${talentId}' and parent_id is null and reel_id <> ${own} and reel_id not like 'group%' and special = 0;
    delete from reel_films where reel_id = ${own};
    insert into reel_films select 'row' || film_id, ${own}, film_id, number - 90000 + 1 from films where film_id like 'many%';
    insert into reel_films select reel_id || film_id, reel_id, film_id, number from reels join films on film_id in ('many1', 'many2') where reel_id like 'reel%x%'`);
  catalogue.close();
  return { server, talentId, close: () => server.stop() };
}

/** Writes a row so many times more, `i` from 0, with other values in some columns. */
function repeat(
  catalogue: Sqlite.Database,
  table: string,
  times: number,
  which: string,
  over: Readonly<Record<string, string>>,
): void {
  const columns = catalogue.prepare(`select name from pragma_table_info('${table}')`).all() as readonly {
    readonly name: string;
  }[];
  const names = columns.map(({ name }) => name);
  catalogue.exec(`
    insert into ${table} (${names.join()})
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${times - 1})
    select ${names.map((name) => over[name] ?? name).join()} from ${table}, n where ${which}`);
}
