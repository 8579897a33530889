import { readFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import ts from 'typescript';

/**
 * Sets aside the faults that the compiler finds: they never come as far as a recording. Stryker's own checker compiles
 * the project anew for each fault; here each is a file of its own beside the true one, and all are compiled once.
 */
class TypeChecker {
  async init() {
    this.project = ts.getParsedCommandLineOfConfigFile('src/office/tsconfig.json', {}, ts.sys);
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const texts = new Map(mutants.map((mutant) => [nameOf(mutant), mutatedText(mutant)]));
    const { options, fileNames } = this.project;
    const host = ts.createCompilerHost(options);
    const { readFile, fileExists } = host;
    host.readFile = (name) => texts.get(name) ?? readFile(name);
    host.fileExists = (name) => texts.has(name) || fileExists(name);
    const declarations = fileNames.filter((name) => name.endsWith('.d.ts'));
    const program = ts.createProgram([...declarations, ...texts.keys()], options, host);
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(program, nameOf(mutant))]));
  }
}

const nameOf = ({ id, fileName }) => fileName.replace(/\.ts$/, `.fault${id}.ts`);

function mutatedText({ fileName, location: { start, end }, replacement }) {
  const text = readFileSync(fileName, 'utf8');
  const starts = ts.computeLineStarts(text);
  const at = ({ line, column }) => starts[line] + column;
  return text.slice(0, at(start)) + replacement + text.slice(at(end));
}

function verdict(program, name) {
  const file = program.getSourceFile(name);
  const [problem] = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  if (!problem) return { status: CheckStatus.Passed };
  return {
    status: CheckStatus.CompileError,
    reason: ts.flattenDiagnosticMessageText(problem.messageText, ' '),
  };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'types', TypeChecker)];
