import { openLargeAgency } from './largeAgency';
import type { Measured } from './measured';
import { compare, personAt, startBare } from './rates';

/** All 10,000 talents through the server, in requests a second of the same rows by a plain query through bare Fastify. */
export async function run(): Promise<Measured> {
  const agency = await openLargeAgency();
  const bare = await startBare(agency);
  try {
    const call = await personAt(agency.server.url);
    const ours = call('talents.list', { ORDER: 'VALIDE' });
    const figures = await compare(
      { url: agency.server.url, next: () => ours },
      { url: bare.url, next: () => ({ method: 'GET', path: '/talents' }) },
    );
    return {
      name: 'a list of 10,000, of plain rows’ requests a second',
      budget: 1.5,
      isFloor: true,
      ...figures,
    };
  } finally {
    await bare.stop();
    await agency.close();
  }
}
