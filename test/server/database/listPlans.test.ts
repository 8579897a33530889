import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';
import type { Catalogue } from '../../../src/server/database/schema';
import type { ChangeContext, ReadContext } from '../../../src/server/http/handler';
import { claimNext, isAnyDue } from '../../../src/server/mail/queue';
import { outboxList } from '../../../src/server/mail/outbox';
import { talentsList } from '../../../src/server/talents/list';
import { openRig, type Rig } from '../reels/rig';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig();
});
afterAll(() => rig.close());

/** How SQLite goes about what `run` asks of a catalogue: the steps of all its statements. */
async function plansOf(run: (catalogue: Kysely<Catalogue>) => unknown): Promise<readonly string[]> {
  const built = new Map<string, RootOperationNode>();
  const asked: (RootOperationNode | undefined)[] = [];
  const { catalogue } = rig.tenant();
  await run(
    catalogue.withPlugin({
      // Parts of a statement come by as well: only what is asked has a result.
      transformQuery({ node, queryId }) {
        built.set(queryId.queryId, node);
        return node;
      },
      transformResult({ result, queryId }) {
        asked.push(built.get(queryId.queryId));
        return Promise.resolve(result);
      },
    }),
  );
  const plans: string[] = [];
  for (const node of asked) {
    if (node === undefined) throw new Error('A statement was asked that no plan is known of.');
    const { sql, parameters } = catalogue.getExecutor().compileQuery(node, { queryId: 'plan' });
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await catalogue.executeQuery<{ detail: string }>(explained);
    plans.push(...rows.map(({ detail }) => detail));
  }
  return plans;
}

/** A call that only reads, as far as a list looks at it. */
const reading = (catalogue: Kysely<Catalogue>) => ({ catalogue }) as ReadContext & ChangeContext;

const talentsBy = (order: 'onlineFirst' | 'lastName' | 'firstName') => (catalogue: Kysely<Catalogue>) =>
  talentsList.run(reading(catalogue), { order, limit: 100 });

test.each<[string, (catalogue: Kysely<Catalogue>) => unknown]>([
  ['the first talents, those on the site first', talentsBy('onlineFirst')],
  ['the first talents by last name', talentsBy('lastName')],
  ['the first talents by first name', talentsBy('firstName')],
  ['the mails of a reel', (catalogue) => outboxList.run(reading(catalogue), { reelId: 'r1' })],
  ['the newest mails', (catalogue) => outboxList.run(reading(catalogue), {})],
  ['whether a mail is due', (catalogue) => isAnyDue(catalogue, new Date())],
  ['the next mail', (catalogue) => claimNext(catalogue, 'worker', new Date())],
])('%s: found in order, nothing is sorted', async (_what, run) => {
  const steps = await plansOf(run);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((step) => /TEMP B-TREE|SCAN (talents|outbox)$/.test(step))).toEqual([]);
});
