import { scripts } from '../../../src/contract/scripts';
import { freePort } from '../../tools/freePort';
import { startSignOnProvider } from '../../tools/signOnProvider';
import { post, signIn, startServer, type TestServer } from '../support/server';

const PUBLIC_URL = 'http://127.0.0.1:3000';

const begin = ({ app }: TestServer) =>
  post(app, scripts['session.beginSignOn'], { WANTED_PATH: '/app/dashboard' });

test('where the provider cannot be reached that is said, and passwords do', async () => {
  const OIDC_ISSUER = `http://127.0.0.1:${await freePort()}`;
  const server = await startServer(undefined, { OIDC_ISSUER, OIDC_CLIENT_ID: 'greenroom' });
  expect((await begin(server)).refusal).toEqual({ kind: 'conflict', reason: 'providerAway' });
  await signIn(server, 'staff@co.example');
  await server.close();
});

test('one that goes while its person signs in there is told of', async () => {
  const provider = await startSignOnProvider(PUBLIC_URL);
  const server = await startServer(undefined, provider.environment);
  await provider.add({ login: 'ida', claims: { email: 'staff@co.example', email_verified: true } });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/backend/BeginSignOn.php',
    payload: { WANTED_PATH: '/' },
  });
  const back = await provider.enter(answer.json<{ PROVIDER_ADDRESS: string }>().PROVIDER_ADDRESS, 'ida');
  await provider.stop();
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  const { headers } = await server.app.inject({ url: back.pathname + back.search, cookies });
  expect(headers.location).toBe('/sign-on?why=unreachable');
  await server.close();
});

test('one that says nothing of whether addresses are verified is believed only where the operator says so', async () => {
  const provider = await startSignOnProvider(PUBLIC_URL);
  await provider.add({ login: 'ida', claims: { email: 'staff@co.example' } });
  for (const [trust, outcome] of [
    ['', '/sign-on?why=unverified'],
    ['yes', '/sign-on?path=%2Fapp%2Fdashboard'],
  ] as const) {
    const server = await startServer(undefined, { ...provider.environment, OIDC_TRUST_EMAIL: trust });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/backend/BeginSignOn.php',
      payload: { WANTED_PATH: '/app/dashboard' },
    });
    const back = await provider.enter(answer.json<{ PROVIDER_ADDRESS: string }>().PROVIDER_ADDRESS, 'ida');
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const { headers } = await server.app.inject({ url: back.pathname + back.search, cookies });
    expect(headers.location).toBe(outcome);
    await server.close();
  }
  await provider.stop();
});

test('without a provider there is no way to one', async () => {
  const server = await startServer();
  expect((await begin(server)).refusal).toEqual({ kind: 'notFound' });
  expect((await server.app.inject('/sign-on/return?code=a')).statusCode).toBe(404);
  await server.close();
});
