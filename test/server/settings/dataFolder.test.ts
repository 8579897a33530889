import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireDataFolder } from '../../../src/server/app/dataFolder';

const umask = process.umask();
const folder = mkdtempSync(join(tmpdir(), 'greenroom-folder-'));
afterAll(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('nobody else on the machine reads what is kept, in a new folder or in one from before', () => {
  const before = join(folder, 'before');
  mkdirSync(before);
  chmodSync(before, 0o755);
  for (const path of [before, join(folder, 'new')]) {
    requireDataFolder(path);
    expect(modeOf(path)).toBe(0o700);
    writeFileSync(join(path, 'directory.sqlite'), '');
    mkdirSync(join(path, 'agencies'));
    expect([modeOf(join(path, 'directory.sqlite')), modeOf(join(path, 'agencies'))]).toEqual([0o600, 0o700]);
  }
});
