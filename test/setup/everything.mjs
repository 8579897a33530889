import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** `npm test [-- WHICH TESTS]`: lint, types and tests side by side; exits with 1 if any of them found a fault. */
const [tests, ...checks] = await Promise.all([
  runTests(process.argv.slice(2)),
  check('lint'),
  check('types'),
]);
const failed = tests.failed + checks.filter((isFine) => !isFine).length;
// Written last, in the form that closingLine.js has for the tests alone.
process.stdout.write(`\n${tests.passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a script of package.json and prints all that it says in one piece once it ends. Returns whether it ended well. */
async function check(script) {
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`${script} ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n${stdout}${stderr}`);
  return code === 0;
}

/** Builds both programs once, then runs Jest, which says on its standard error what it does. Returns its counts. */
async function runTests(which) {
  const [built] = await run('node', ['test/tools/buildIfStale.mjs'], 'inherit');
  if (built !== 0) return { passed: 0, failed: 1 };
  // Each replay makes an office and throws it away: with room for young objects, less time goes into clearing up.
  const given = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' ');
  const [code, said] = await run('jest', which, 'pipe', { NODE_OPTIONS: given, GREENROOM_IS_BUILT: 'yes' });
  const [closing, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [];
  process.stdout.write(said.slice(0, said.length - (closing?.length ?? 0)).trimEnd());
  const isSilent = code !== 0 && Number(failed ?? 0) === 0;
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) + (isSilent ? 1 : 0) };
}

/** Runs a program to its end. Returns its exit code and, where it is piped, what it wrote on its standard output. */
async function run(program, args, output, env = {}) {
  const child = spawn(program, args, {
    stdio: ['inherit', output, 'inherit'],
    env: { ...process.env, ...env },
  });
  const [said, [code]] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')]);
  return [code, said];
}
