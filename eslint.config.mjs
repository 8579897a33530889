import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importZones } from './test/lint/importZones.mjs';

const root = dirname(fileURLToPath(import.meta.url));

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

const iconAttribute = 'JSXAttribute[name.name=/^(icon|leftIcon|rightIcon|endIcon)$/]';
const iconsByName = [
  '',
  '> JSXExpressionContainer ',
  '> JSXExpressionContainer > ConditionalExpression ',
].map((between) => ({
  selector: `${iconAttribute} ${between}> Literal`,
  message: 'An icon by its name loads all of them: pass its component from @blueprintjs/icons.',
}));

const officeRestrictions = {
  'no-restricted-syntax': ['error', ...iconsByName],
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
        { name: 'redux-saga', importNames: ['delay'], message: effectsWithTheirOwnClock.message },
        {
          name: '@reduxjs/toolkit',
          importNames: ['nanoid'],
          message: 'Ids are a command of the ids port: perform(newId(n)).',
        },
      ],
    },
  ],
};

export default tseslint.config(
  { ignores: ['build/', 'node_modules/', 'static/reel/', 'coverage/'] },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    rules: { 'max-lines': ['error', 300] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.tsx', '.ts', '.js', '.json'] })],
      'import-x/external-module-folders': ['node_modules'],
    },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones }],
    },
  },
  {
    // A promise that nobody waits for loses its error; finding one needs types.
    files: ['src/{office,server}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    // Arithmetic over pixels, and tests, index what they have just measured.
    files: ['static/demo/painters/**/*.ts', 'test/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/office/**/*.{ts,tsx}'],
    ignores: ['src/office/ports/**'],
    rules: officeRestrictions,
  },
  {
    files: ['src/office/app/main.tsx'],
    rules: {
      'no-restricted-globals': ['error', ...browserOnlyInPorts.filter(({ name }) => name !== 'document')],
    },
  },
);
