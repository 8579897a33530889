import Fastify, { type FastifyInstance } from 'fastify';
import { registerPages } from '../../../src/server/http/pages';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await registerPages(app, { signOn: undefined });
});
afterAll(() => app.close());

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

test.each(['/demo/logos/co.png', '/config.json', '/reel/reel.css'])(
  '%s is there for a browser',
  async (url) => {
    expect(await statusOf(url)).toBe(200);
  },
);

test.each([
  '/demo/painters/make.ts',
  '/demo/painters/paint/color.ts',
  '/demo/films/embers.mp4',
  '/demo//painters/make.ts',
  '//demo/painters/make.ts',
  '/demo/logos/../painters/make.ts',
  '/demo/logos/%2e%2e/painters/make.ts',
  '/demo/%70ainters/make.ts',
  '/%64emo/painters/make.ts',
  '/demo\\painters\\make.ts',
])('%s is not', async (url) => {
  expect(await statusOf(url)).toBeGreaterThanOrEqual(400);
});
