import type { Kysely } from 'kysely';
import type { Catalogue } from '../../../src/server/database/schema';
import { navigationIntents } from '../../../src/office/workflows/office/navigation';
import { addFilm, addReel } from '../../server/reels/rows';
import { type Person, signIn, startServer, type TestServer } from '../../server/support/server';
import { type Around, type HeadlessOffice, openHeadlessOffice, toRest } from '../../tools/headlessOffice';

/** Two offices of one agency over one server, and the database below it. */
export interface Stage {
  readonly server: TestServer;
  readonly offices: readonly [HeadlessOffice, HeadlessOffice];
  /** Somebody who looks for the first time. */
  readonly witness: Person;
  readonly catalogue: Kysely<Catalogue>;
  /** The films that stand on reels, or do not. */
  readonly filmIds: readonly string[];
  /**
   * Both look at a new talent: a, g (g1, g2), b, l, h (nothing in it), where l is a link; special reels are sa, sg (sg1), sb.
   * The films of sa are open in one office, those of sb in the other.
   */
  newTalent(): Promise<string>;
  close(): Promise<void>;
}

/** Which special reel is open in each office. */
const OPEN = ['sa', 'sb'] as const;

const FILMS = ['v', 'w', 'x', 'y', 'z'] as const;

/** Sets the stage on SQLite, or on the PostgreSQL at this address; `around` stands around each call that reaches the server. */
export async function setStage(databaseUrl: string | undefined, around: Around): Promise<Stage> {
  const server = await startServer(databaseUrl);
  const offices = [
    await openHeadlessOffice(server, 'staff@co.example', around),
    await openHeadlessOffice(server, 'admin@co.example', around),
  ] as const;
  for (const { store } of offices)
    for (const kit of ['talentPage', 'specialReels', 'wholeReels'])
      store.dispatch({ type: 'kits/arrived', payload: { kit } });
  const catalogue = (await server.installation.agency('CO'))!.catalogue;
  for (const [at, filmId] of FILMS.entries())
    await addFilm(catalogue, filmId, 1000 + at, { talent_id: null });
  const witness = await signIn(server, 'staff@co.example');
  const [category] = await witness.call('categories.list', { productionMode: 1 });
  return {
    server,
    offices,
    witness,
    catalogue,
    filmIds: FILMS,
    async newTalent() {
      const { talentId } = await witness.call('talent.add', {
        categoryId: category?.categoryId ?? '',
        firstName: 'Ada',
        lastName: 'Low',
      });
      await addReels(catalogue, talentId);
      for (const [at, { store }] of offices.entries()) {
        const query = `?section=special&reel=${talentId}-${OPEN[at]}`;
        store.dispatch(navigationIntents.locationChanged({ path: `/app/page/talent/${talentId}` }));
        store.dispatch(navigationIntents.queryChanged({ query }));
      }
      await toRest(offices);
      return talentId;
    },
    async close() {
      for (const office of offices) office.stop();
      await server.close();
    },
  };
}

async function addReels(catalogue: Kysely<Catalogue>, talentId: string): Promise<void> {
  const id = (name: string) => `${talentId}-${name}`;
  const add = (name: string, films: readonly string[], over: object) =>
    addReel(catalogue, id(name), films, { talent_id: talentId, title: name, ...over });
  const special = 1;
  await add('a', ['v', 'w', 'x'], { position: 1 });
  await add('g', [], { position: 2, kind: 'group' });
  await add('b', ['w', 'y'], { position: 3 });
  await add('l', [], { position: 4, kind: 'link', link_value: 'vimeo.com/1' });
  await add('h', [], { position: 5, kind: 'group' });
  await add('g1', ['x'], { position: 1, parent_id: id('g') });
  await add('g2', ['z', 'v'], { position: 2, parent_id: id('g') });
  await add('sa', ['v', 'w', 'x'], { position: 1, special });
  await add('sg', [], { position: 2, kind: 'group', special });
  await add('sb', ['y'], { position: 3, special });
  await add('sg1', ['z', 'x'], { position: 1, parent_id: id('sg'), special });
}
