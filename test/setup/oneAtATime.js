const { default: TestRunner } = require('jest-runner');

/** Runs its test files in band whatever the number of workers, so that one browser has the machine to itself. */
module.exports = class OneAtATime extends TestRunner {
  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: true });
  }
};
