/** Components and screens, drawn in jsdom: the tests written as .tsx. */
module.exports = {
  ...require('./shared'),
  displayName: 'office',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/test/office/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/setup/office.setup.ts'],
};
