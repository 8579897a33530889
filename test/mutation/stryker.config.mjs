import { sourcesOfSagas } from './sagas.mjs';

/** Every file that holds a saga, or a part of one. */
const sagas = sourcesOfSagas()
  .filter(({ text }) => /function\*|reacting\(/.test(text))
  .map(({ name }) => name);

/**
 * `npm run mutate`: puts a fault into the sagas, one at a time, and replays the recordings that come by until one
 * notices. Fails when fewer than 95 in a hundred are noticed. `-- --mutate FILE,FILE` does it with other files.
 */
export default {
  mutate: sagas,
  testRunner: 'recordings',
  checkers: ['types'],
  ignorers: ['screensOnly'],
  plugins: ['typeChecker', 'recordingsRunner', 'screensOnly'].map((name) => `./test/mutation/${name}.mjs`),
  // Each replay makes an office and throws it away: with room for young objects, half of the time is not spent on that.
  testRunnerNodeArgs: ['--import', 'tsx', '--max-semi-space-size=128'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // A fault that runs for ever is told by how often it runs; the clock is for the rest, on a slow machine.
  timeoutMS: 60_000,
  concurrency: 1,
  thresholds: { high: 97, low: 95, break: 95 },
  incremental: true,
  incrementalFile: 'build/mutation/incremental.json',
  tempDirName: 'build/mutation/copies',
  ignorePatterns: ['build', 'data', 'static', 'test/bench', 'test/browser', 'test/office', 'test/server'],
  disableTypeChecks: false,
  // Stryker would rewrite the project's for its copy, with a compiler of before TypeScript 7; nothing here needs it.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'build/mutation/report.html' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
};
