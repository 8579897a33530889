import { scripts } from '../../src/contract/scripts';
import { checkRecord } from '../../src/contract/wire/record';
import { post, signIn, startServer } from '../server/support/server';
import { type Measured, median } from './measured';

const ROUNDS = 15;
const CALLS = 100;
const CHECKS = 5000;

/** What decoding by the contract's yup schemas takes of a whole call, in one process and without a network. */
export async function run(): Promise<Measured> {
  const server = await startServer();
  try {
    const { userId, cookie } = await signIn(server, 'staff@co.example');
    const script = scripts['talents.list'];
    const wire = { ID_USER_CLIENT: userId, ORDER: 'VALIDE', LIMIT: '10', PAGE: '1' };
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const call = await milliseconds(CALLS, () => post(server.app, script, wire, cookie));
      const check = await milliseconds(CHECKS, () => checkRecord(script.input, wire));
      shares.push(check / call);
    }
    return {
      name: 'yup decoding, of a call (zod costs 0.18: STACK)',
      ratio: median(shares),
      budget: 0.18,
    };
  } finally {
    await server.close();
  }
}

async function milliseconds(times: number, act: () => unknown): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < times; count += 1) await act();
  return (performance.now() - began) / times;
}
