import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { EVENTS_PATH, type ServerEvent } from '../../../src/contract/events';
import { signIn, startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Opens the stream of events as a program that reads its first words and then no more. */
async function listenDeafly(cookie: string) {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${BACKEND_PATH}${EVENTS_PATH} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  return socket;
}

const news = (length: number): ServerEvent => ({
  ...{ kind: 'encoding', processId: 'p', filmId: '', status: 'failed', progress: 0 },
  reason: 'x'.repeat(length),
});

test('news that a listener does not read is not kept for it without end', async () => {
  const person = await signIn(server, 'staff@co.example');
  const socket = await listenDeafly(person.cookie);
  const closed = once(socket, 'close');
  socket.on('error', () => undefined);
  for (let i = 0; i < 40; i += 1) server.installation.events.publish('CO', news(1_000_000));
  socket.resume();
  await closed;
  expect((await person.send('staff.list', {})).status).toBe(200);
});
