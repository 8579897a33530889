import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtDigest, inputDigest, rememberDigest } from './inputs.mjs';

/** `npm start`: builds both programs if anything they are made of changed, then runs the server in this process. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const digest = inputDigest(root);

if (builtDigest(root) !== digest) {
  console.log('Building Greenroom: its sources changed since the last build.');
  const { startWebpack } = await import('./webpack.mjs');
  const [code] = await once(startWebpack(root, [], 'production'), 'exit');
  if (code !== 0) {
    console.error('The build failed; the messages above say where. Nothing was started.');
    process.exit(1);
  }
  rememberDigest(root, digest);
}

process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'build/server/main.js')).href);
