const { resolve } = require('node:path');

/** Packages that are, or that import, ES modules only: Jest has to compile them before it can require them. */
const modulesOnly = [
  '@fastify/cookie',
  '@formatjs',
  '@redux-devtools',
  '@tus',
  'cookie',
  'intl-messageformat',
  'jose',
  'oauth4webapi',
  'openid-client',
  'react-intl',
  'srvx',
];

/** What every Jest project has in common: the root, the compiler, style sheets as empty modules. */
module.exports = {
  rootDir: resolve(__dirname, '../..'),
  transform: { '\\.(m?js|tsx?)$': 'babel-jest' },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/setup/emptyModule.js' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  modulePathIgnorePatterns: ['<rootDir>/build/'],
};
