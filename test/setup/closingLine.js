/** Ends a run with one plain line, "N passed, N failed", for readers that do not know Jest's summary. */
module.exports = class ClosingLine {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.once('exit', () => process.stdout.write(`\n${numPassedTests} passed, ${failed} failed\n`));
  }
};
