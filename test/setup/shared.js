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

/** Those of Blueprint that require all of its components, icons or paths. */
const barrels = '@blueprintjs/(?:core|icons)/lib/cjs/(?:.+/)?index\\.js$';

/** Compiles for the Node that runs the tests; a file at a time, so an import that is of types only says so, as for webpack. */
const compiled = (parser) => [
  '@swc/jest',
  {
    jsc: { parser, transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } } },
  },
];

/** Jest's context makes every look at a global slow: these are handed to each file. No package may declare one of them anew. */
const globals = ['Array', 'JSON', 'Map', 'Math', 'Object', 'Reflect', 'WeakMap'];

/** What every Jest project has in common: the root, the compiler, style sheets as empty modules. */
module.exports = {
  rootDir: resolve(__dirname, '../..'),
  transform: {
    [barrels]: resolve(__dirname, 'lazyBarrel.js'),
    '\\.tsx$': compiled({ syntax: 'typescript', tsx: true }),
    '\\.ts$': compiled({ syntax: 'typescript' }),
    '\\.m?js$': compiled({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/|${barrels})`],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/setup/emptyModule.js' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  sandboxInjectedGlobals: globals,
  modulePathIgnorePatterns: ['<rootDir>/build/'],
};
