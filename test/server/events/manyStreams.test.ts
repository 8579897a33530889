import type { AddressInfo } from 'node:net';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { EVENTS_PATH } from '../../../src/contract/events';
import { signIn, startServer } from '../support/server';

test('a session listens in so many windows and no more, until one is closed', async () => {
  const server = await startServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { cookie } = await signIn(server, 'staff@co.example');
  const { port } = server.app.server.address() as AddressInfo;
  const open = () => fetch(`http://127.0.0.1:${port}${BACKEND_PATH}${EVENTS_PATH}`, { headers: { cookie } });
  // Kept until the end: the stream of an answer that nobody holds is closed by the garbage collector.
  const streams: Response[] = [];
  for (let i = 0; i < 20; i++) streams.push(await open());
  expect(streams.every(({ status }) => status === 200)).toBe(true);
  expect((await open()).status).toBe(429);
  server.installation.streams.endAll();
  streams.push(await open());
  expect(streams.at(-1)!.status).toBe(200);
  await server.close();
});
