import type { AddressInfo } from 'node:net';
import { BACKEND_PATH } from '../../../src/contract/constants';
import { FLUSH_TEST_LINES, FLUSH_TEST_PATH } from '../../../src/contract/flushTest';
import { signIn, startServer } from '../support/server';

async function served() {
  const server = await startServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { cookie, userId } = await signIn(server, 'staff@co.example');
  const { port } = server.app.server.address() as AddressInfo;
  const call = (headers: Record<string, string>, named = userId) =>
    fetch(`http://127.0.0.1:${port}${BACKEND_PATH}${FLUSH_TEST_PATH}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ID_USER_CLIENT: named }),
    });
  return { server, cookie, call };
}

test('the flush test answers line by line', async () => {
  const { server, cookie, call } = await served();
  const { body } = await call({ cookie });
  const parts: string[] = [];
  for await (const part of body!.pipeThrough(new TextDecoderStream())) parts.push(part);
  expect(parts).toHaveLength(FLUSH_TEST_LINES);
  expect(parts.join('').split('\n').slice(0, 2)).toEqual(['line 1 of 8', 'line 2 of 8']);
  await server.close();
});

test('nobody makes it without a session, or in the name of somebody else', async () => {
  const { server, cookie, call } = await served();
  expect((await call({})).status).toBe(401);
  expect((await call({ cookie }, 'somebody')).status).toBe(403);
  await server.close();
});
