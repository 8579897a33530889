import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openTcpProxy, type TcpProxy } from './tcpProxy';

const BUCKET = 'greenroom';
const OBJECT = '._S3rver_object';

/** An S3 server of one's own, with an empty bucket. */
interface TestS3 {
  /** What S3_URL is then. */
  readonly url: string;
  /** The way to it, which can be broken and mended. */
  readonly way: TcpProxy;
  /** The keys of its objects. */
  keys(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Starts an S3 server in a process of its own. */
export async function startS3(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-s3-'));
  const child = fork(join(__dirname, 's3Main.mjs'), [folder, BUCKET], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  const [port] = (await once(child, 'message')) as [number];
  const way = await openTcpProxy(port);
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${way.port}/${BUCKET}/kept`,
    way,
    async keys() {
      const root = join(folder, BUCKET, 'kept');
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter(({ name }) => name.endsWith(OBJECT))
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).slice(0, -OBJECT.length))
        .sort();
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      await way.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
