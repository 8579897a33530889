import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The commands as they are called: what they say to somebody who calls them otherwise than they are meant. */
const root = join(__dirname, '../..');
const recording = join(root, 'test/journals/send-mail-succeeds.jsonl');

function call(command: 'replay' | 'explore', ...args: readonly string[]) {
  const script = join(root, `src/office/app/headless/${command}.ts`);
  const tsx = join(root, 'node_modules/.bin/tsx');
  return spawnSync(tsx, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

test.each(['replay', 'explore'] as const)('%s --help says how it is called', (command) => {
  const { status, stdout } = call(command, '--help');
  expect(stdout).toContain(`usage: npm run ${command} -- FILE|FOLDER…`);
  expect(status).toBe(0);
});

test('a number that is none is named', () => {
  const { status, stderr } = call('replay', '--until', 'soon', recording);
  expect(stderr).toContain('--until takes a whole number, not “soon”');
  expect(status).toBe(2);
});

test('an option that there is not is named', () => {
  const { status, stderr } = call('replay', '--untill', '3', recording);
  expect(stderr).toBe("Unknown option '--untill'\n");
  expect(status).toBe(2);
});

test('a folder without recordings is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-none-'));
  const { status, stderr } = call('replay', folder);
  rmSync(folder, { recursive: true });
  expect(stderr).toContain(`${folder}: no recording (.jsonl) is in this folder`);
  expect(status).toBe(2);
});

test('a reader that has read enough, as “head” does, ends it without a word', () => {
  const { stderr, stdout } = spawnSync(
    'bash',
    ['-c', `npm run --silent replay -- --print "$0" | head -1`, recording],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).not.toMatch(/EPIPE|Error/);
});
