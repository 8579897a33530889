import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = ['src', 'locales', 'static', 'webpack.config.ts', 'babel.config.js', 'package-lock.json'];
const notBuilt = new Set([join('static', 'demo')]);

/** Yields every file at or below a path, relative to the root, in a fixed order; absent paths yield nothing. */
function* filesBelow(root, path) {
  if (notBuilt.has(path)) return;
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) yield* filesBelow(root, join(path, name));
  } else if (found && !path.endsWith('.md')) {
    yield `${path} ${found.size} ${found.mtimeMs}`;
  }
}

/** A digest (hex) of names, sizes and times of all that the build reads: equal digests mean nothing changed. */
export function inputDigest(root) {
  const hash = createHash('sha256');
  for (const path of inputs) for (const line of filesBelow(root, path)) hash.update(`${line}\n`);
  return hash.digest('hex');
}

const stampFile = (root) => join(root, 'build', 'inputs.sha256');

/** The digest that the last successful build left, or undefined if there is none. */
export function builtDigest(root) {
  try {
    return readFileSync(stampFile(root), 'utf8');
  } catch {
    return undefined;
  }
}

/** Remembers that the build folder belongs to these inputs. */
export function rememberDigest(root, digest) {
  writeFileSync(stampFile(root), digest);
}
