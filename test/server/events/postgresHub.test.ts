import type { ServerEvent } from '../../../src/contract/events';
import { postgresHub } from '../../../src/server/events/postgresHub';
import { startPostgres, type TestPostgres } from '../../tools/postgres';
import { until } from '../../tools/until';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const changed: ServerEvent = { kind: 'changed', entity: 'talent', id: 't', version: null };

test('what a server that was killed did not tell is loaded once another one starts; a command that runs beside it disturbs nobody', async () => {
  let losses = 0;
  const heard: ServerEvent[] = [];
  const open = (isServer: boolean, onLost: () => void = () => undefined) =>
    postgresHub(postgres.url, onLost, { isServer });
  const one = await open(true, () => (losses += 1));
  one.subscribe('CO', (event) => heard.push(event));
  const command = await open(false);
  command.publish('CO', changed);
  await until('the news of the command', () => heard.length > 0 || undefined);
  expect(losses).toBe(0);
  const next = await open(true);
  next.publish('CO', changed);
  await until('the news of the next server', () => heard.length > 1 || undefined);
  expect(losses).toBe(1);
  for (const hub of [one, command, next]) await hub.close();
});
