import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Holds the faults in the folders that their sources have; together with them it is one tree for the compiler. */
const folder = 'build/mutation/faults';
const backToRoot = relative(folder, '.');

/**
 * Sets aside the faults that the compiler finds: they never come as far as a recording. Stryker's own checker compiles
 * the project anew for each fault; here each is a file of its own, and all are compiled once.
 */
class TypeChecker {
  async init() {}

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    rmSync(folder, { recursive: true, force: true });
    for (const mutant of mutants) write(nameOf(mutant), mutatedText(mutant));
    const names = mutants.map(nameOf);
    const unreadable = problemsIn(names);
    // As long as one cannot be read, the compiler looks at the types of none.
    const problems = isOfSyntax(unreadable)
      ? new Map([...unreadable, ...problemsIn(names.filter((name) => !unreadable.has(name)))])
      : unreadable;
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(problems.get(nameOf(mutant)))]));
  }
}

const nameOf = ({ id, fileName }) => relative('.', resolve(fileName)).replace(/\.ts$/, `.fault${id}.ts`);

function write(name, text) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function mutatedText({ fileName, location: { start, end }, replacement }) {
  const lines = readFileSync(fileName, 'utf8').split(/(?<=\n)/);
  const before = [...lines.slice(0, start.line), lines[start.line].slice(0, start.column)];
  const after = [lines[end.line].slice(end.column), ...lines.slice(end.line + 1)];
  return [...before, replacement, ...after].join('');
}

/** True when all problems are of texts that cannot be read, and there are some (TS1000 to TS1999). */
const isOfSyntax = (problems) =>
  problems.size > 0 && [...problems.values()].every((problem) => /^TS1\d{3}:/.test(problem));

/** Compiles these faults. Returns the compiler's first word on each that it refuses. */
function problemsIn(names) {
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: join(backToRoot, 'src/office/tsconfig.json'),
      compilerOptions: { rootDirs: [backToRoot, '.'], incremental: false },
      files: names,
      include: [join(backToRoot, 'src/office/**/*.d.ts')],
    }),
  );
  const { stdout, status, error } = spawnSync('npx', ['tsc', '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (error) throw error;
  const problems = new Map();
  for (const [, path, problem] of stdout.matchAll(/^(\S+)\(\d+,\d+\): error (.*)$/gm)) {
    const name = relative(folder, path);
    if (!problems.has(name)) problems.set(name, problem);
  }
  if (status !== 0 && problems.size === 0) throw new Error(`The compiler finds nothing and fails: ${stdout}`);
  return problems;
}

const verdict = (reason) =>
  reason ? { status: CheckStatus.CompileError, reason } : { status: CheckStatus.Passed };

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'types', TypeChecker)];
