/** Everything that needs no page: contract, kernel, workflows, journal, server, lint rules. */
module.exports = {
  ...require('./shared'),
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/'],
};
