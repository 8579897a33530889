import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { packageRoot } from '../packageRoot';
import type { Settings } from '../settings';
import { sendRefusal } from './answers';

const YEAR = 365 * 24 * 60 * 60;
/** A name with a hash of its content never means anything else. */
const HASHED = /[\\/]assets[\\/].*\.[0-9a-f]{6,}\.\w+(\.map)?(\.br|\.gz)?$/;
/** Of the demo's media a browser asks for the logos only: its films are delivered as any film, its painters are sources. */
const OF_THE_DEMO = /^\/demo\/(?!logos\/)/;
/** Paths that programs ask for: they never get the page. */
const NOT_PAGES = /^\/(backend|media|mediabank|encodingmanager|reel|reels|health|ready|metrics|demo)(\/|$)/;

/** Serves the built office: its files, the runtime configuration, and its page for every address of its own. */
export async function registerPages(
  app: FastifyInstance,
  { signOn }: Pick<Settings, 'signOn'>,
): Promise<void> {
  const root = packageRoot();
  const built = join(root, 'build', 'office');
  const roots = [built, join(root, 'static')].filter((folder) => existsSync(folder));
  if (!existsSync(join(built, 'version.json'))) {
    app.get('/version.json', async (_request, reply) => reply.send({ version: await packageVersion(root) }));
  }
  if (signOn) {
    const configuration = await configurationIn(roots);
    app.get('/config.json', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send({ ...configuration, signOn: signOn.label }),
    );
  }
  if (roots.length > 0) {
    await app.register(staticFiles, {
      root: roots,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !OF_THE_DEMO.test(path),
      setHeaders(reply, path) {
        reply.header('cache-control', HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) && existsSync(join(built, 'index.html'))
      ? sendPage(reply)
      : sendRefusal(reply, { kind: 'notFound', ...(request.method === 'POST' && { noScript: true }) }),
  );
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? url;
  const readsPages = path === '/' || (headers.accept ?? '').includes('text/html');
  return method === 'GET' && readsPages && !NOT_PAGES.test(path);
}

const sendPage = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile('index.html');

/** The runtime configuration as it stands in the first folder that has one. */
async function configurationIn(roots: readonly string[]): Promise<object> {
  const file = roots.map((root) => join(root, 'config.json')).find((path) => existsSync(path));
  return file === undefined ? {} : (JSON.parse(await readFile(file, 'utf8')) as object);
}

async function packageVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
