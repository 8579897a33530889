import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { EVENTS_PATH, type ServerEvent } from '../../../src/contract/events';
import { signIn, startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** Asks for the stream of events. */
function ask(cookie: string): Socket {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const host = `127.0.0.1:${port}`;
  socket.write(`GET ${BACKEND_PATH}${EVENTS_PATH} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
}

/**
 * Opens the stream of events as a program that reads its first words and then no more. Returns the server's end of the
 * connection: the listener's own closes only once it has read the rest.
 */
async function listenDeafly(cookie: string): Promise<Socket> {
  const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = ask(cookie);
  const [words] = (await once(socket, 'data')) as [Buffer];
  expect(words.toString()).toContain('text/event-stream');
  socket.pause();
  const [connection] = await accepted;
  return connection;
}

const news = (length: number): ServerEvent => ({
  ...{ kind: 'encoding', processId: 'p', filmId: '', status: 'failed', progress: 0 },
  reason: 'x'.repeat(length),
});

test('news that a listener does not read is not kept for it without end', async () => {
  const person = await signIn(server, 'staff@co.example');
  const connection = await listenDeafly(person.cookie);
  const closed = once(connection, 'close');
  for (let i = 0; i < 40; i += 1) server.installation.events.publish('CO', news(1_000_000));
  await closed;
  expect((await person.send('staff.list', {})).status).toBe(200);
});

test('nothing is kept open for a listener that left while it was looked up who it is', async () => {
  const { installation } = server;
  const { cookie } = await signIn(server, 'staff@co.example');
  const { session } = installation;
  const open = installation.streams.size();
  const looked = new Promise<void>((resolve) => {
    jest.spyOn(installation, 'session').mockImplementationOnce(async (request, how) => {
      const found = await session(request, how);
      const left = once(request.raw.socket, 'close');
      socket.destroy();
      await left;
      setImmediate(resolve);
      return found;
    });
  });
  const socket = ask(cookie);
  await looked;
  expect(installation.streams.size()).toBe(open);
});
