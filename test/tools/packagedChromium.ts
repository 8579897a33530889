import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserProgram } from './installedChromium';

const packed = join(dirname(require.resolve('@sparticuz/chromium')), '../..');

/** The Chromium of the npm package, unpacked into the temporary folder; there is one for Linux on x64 only. */
export function packagedChromium(): BrowserProgram | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = unpacked();
  const executablePath = join(folder, 'chromium');
  const needsLibraries = execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('=> not found');
  return { executablePath, env: needsLibraries ? { LD_LIBRARY_PATH: join(folder, 'lib') } : {} };
}

/** The folder of the browser and the libraries (NSS, NSPR, expat); it is there whole or not at all, whoever else unpacks it. */
function unpacked(): string {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `greenroom-chromium-${version}`);
  if (existsSync(folder)) return folder;
  const part = mkdtempSync(`${folder}-`);
  const bytes = (name: string) => brotliDecompressSync(readFileSync(join(packed, 'bin', name)));
  writeFileSync(join(part, 'chromium'), bytes('chromium.br'), { mode: 0o700 });
  for (const name of ['al2023.tar.br', 'swiftshader.tar.br'])
    execFileSync('tar', ['-x', '-C', part], { input: bytes(name) });
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
