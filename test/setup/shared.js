const { resolve } = require('node:path');

/** Packages published as ES modules only, which Jest has to compile before it can require them. */
const modulesOnly = ['@formatjs', '@sparticuz', '@tus', 'intl-messageformat', 'react-intl', 'srvx'];

/** What every Jest project has in common: the root, the compiler, style sheets as empty modules. */
module.exports = {
  rootDir: resolve(__dirname, '../..'),
  transform: { '\\.(m?js|tsx?)$': 'babel-jest' },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/setup/emptyModule.js' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  modulePathIgnorePatterns: ['<rootDir>/build/'],
};
