/** The real office in Chromium against the real server, one file after another. */
module.exports = {
  ...require('./shared'),
  displayName: 'browser',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
  runner: '<rootDir>/test/setup/oneAtATime.js',
};
