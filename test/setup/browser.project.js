/** The real office in Chromium against the real server; each file has a server, its data and a browser of its own. */
module.exports = {
  ...require('./shared'),
  displayName: 'browser',
  globalSetup: '<rootDir>/test/setup/build.js',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
};
