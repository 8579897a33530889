import { once } from 'node:events';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtDigest, inputDigest, rememberDigest } from '../../src/server/launch/inputs.mjs';
import { startWebpack } from '../../src/server/launch/webpack.mjs';

/** Builds office and server as `npm start` does, if anything they are made of changed. Exits with webpack's code. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const digest = inputDigest(root);
if (builtDigest(root) !== digest) {
  const [code] = await once(startWebpack(root, [], 'production'), 'exit');
  if (code === 0) rememberDigest(root, digest);
  process.exitCode = code ?? 1;
}
