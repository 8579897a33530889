import { openLargeAgency } from './largeAgency';
import type { Measured } from './measured';
import { compare, personAt, startBare } from './rates';

/** All 10,000 talents, and the first 100, through the server, in requests a second of the same rows by a plain query through bare Fastify. */
export async function run(): Promise<readonly Measured[]> {
  const agency = await openLargeAgency();
  const bare = await startBare(agency);
  try {
    const call = await personAt(agency.server.url);
    const measure = async (name: string, wire: object, path: string): Promise<Measured> => {
      const ours = call('talents.list', { ORDER: 'VALIDE', ...wire });
      const figures = await compare(
        { url: agency.server.url, next: () => ours },
        { url: bare.url, next: () => ({ method: 'GET', path }) },
      );
      return { name: `${name}, of plain rows’ requests a second`, budget: 1.5, isFloor: true, ...figures };
    };
    return [
      await measure('a list of 10,000', {}, '/talents'),
      await measure('the first 100 of 10,000', { LIMIT: '100' }, '/talents/first'),
    ];
  } finally {
    await bare.stop();
    await agency.close();
  }
}
