import { catalogueOf } from '../tools/catalogue';
import { openLargeDemo } from './demoLarge';
import type { Call } from './load';
import type { Measured } from './measured';
import { compare, personAt, startBare } from './rates';

/**
 * At 10,000 talents and 100,000 films: all talents, the first 100, and the films of one, through the server, in requests a
 * second of the same rows by a plain query through bare Fastify. Nothing changes meanwhile: the server has a short list from
 * the time before.
 */
export async function run(): Promise<readonly Measured[]> {
  const { server, close } = await openLargeDemo();
  const bare = await startBare(server);
  const catalogue = catalogueOf(server);
  try {
    const call = await personAt(server.url);
    const talents = (wire: object) => call('talents.list', { ORDER: 'VALIDE', ...wire });
    const { talent } = catalogue
      .prepare(
        'select talent_id as talent from films where trashed_at is null group by talent_id order by count(*) desc limit 1',
      )
      .get() as { talent: string };
    const measure = async (name: string, ours: Call, path: string): Promise<Measured> => {
      const { rate } = await compare(
        { url: server.url, next: () => ours },
        { url: bare.url, next: () => ({ method: 'GET', path }) },
      );
      return { name: `${name}, of plain rows’ requests a second`, budget: 1.5, isFloor: true, ...rate };
    };
    return [
      await measure('a list of 10,000', talents({}), '/talents'),
      await measure('the first 100 of 10,000', talents({ LIMIT: '100' }), '/talents/first'),
      await measure(
        'the films of one',
        call('talentFilms.list', { TEC_ID: talent }),
        `/films?talent=${talent}`,
      ),
    ];
  } finally {
    await bare.stop();
    catalogue.close();
    await close();
  }
}
