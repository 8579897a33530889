import { defineConfig } from 'oxlint';

const browserOnlyInPorts = [
  ...['Date', 'fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'crypto', 'performance'],
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'history'],
  ...['localStorage', 'sessionStorage', 'indexedDB'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'requestIdleCallback'],
].map((name) => ({
  name,
  message: 'Only office/ports touches the browser: ask for it through a command of a port.',
}));

const effectsWithTheirOwnClock = {
  importNames: ['delay', 'debounce', 'retry', 'throttle'],
  message: 'Time is a command of the clock port: yield* perform(sleep(ms)).',
};

/** What was written for ESLint as `typescript-eslint`'s strict set: for TypeScript only, as ESLint had it. */
const strict = {
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'no-useless-constructor': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/triple-slash-reference': 'error',
  'typescript/unified-signatures': 'error',
};

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: ['./house.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, respectEslintDisableDirectives: false },
  ignorePatterns: ['**/build/', '**/node_modules/', '**/static/reel/', '**/coverage/'],
  rules: { 'max-lines': ['error', 300], 'house/none-switched-off': 'error' },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...strict,
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'import/no-cycle': ['error', { ignoreExternal: true }],
        'house/import-zones': 'error',
      },
    },
    {
      // A promise that nobody waits for loses its error; finding one needs types.
      files: ['**/src/{office,server}/**/*.{ts,tsx}'],
      rules: {
        'typescript/no-floating-promises': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
      },
    },
    {
      // Arithmetic over pixels, and tests, index what they have just measured; files beside this one have no `test/` before them.
      files: ['**/static/demo/painters/**/*.ts', '**/test/**/*.{ts,tsx}', '*.test.ts'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    {
      files: ['**/src/office/**/*.{ts,tsx}'],
      excludeFiles: ['**/src/office/ports/**'],
      rules: {
        'house/icons-by-component': 'error',
        'no-restricted-globals': ['error', ...browserOnlyInPorts],
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'Chance is a command of the ids port: perform(newId(n)).',
          },
        ],
        'no-restricted-imports': [
          'error',
          {
            paths: [
              { name: 'redux-saga/effects', ...effectsWithTheirOwnClock },
              { name: 'typed-redux-saga', ...effectsWithTheirOwnClock },
              { name: '@redux-saga/core/effects', ...effectsWithTheirOwnClock },
              {
                name: 'redux-saga',
                importNames: ['delay'],
                message: effectsWithTheirOwnClock.message,
              },
              {
                name: '@reduxjs/toolkit',
                importNames: ['nanoid'],
                message: 'Ids are a command of the ids port: perform(newId(n)).',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['**/src/office/app/main.tsx'],
      rules: {
        'no-restricted-globals': ['error', ...browserOnlyInPorts.filter(({ name }) => name !== 'document')],
      },
    },
  ],
});
