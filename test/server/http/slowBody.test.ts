import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { scripts } from '../../../src/contract/scripts';
import { startServer } from '../support/server';

test('a body that never comes does not hold its connection for ever', async () => {
  const server = await startServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'Date', 'setInterval', 'clearInterval'],
  });
  try {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const closed = once(socket, 'close');
    socket.on('error', () => undefined).resume();
    const path = `/backend/${scripts['session.signIn'].path}`;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    while (jest.getTimerCount() === 0) await turn();
    jest.advanceTimersByTime(60_000);
    await closed;
  } finally {
    jest.useRealTimers();
    await server.close();
  }
});
