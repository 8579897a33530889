import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = dirname(fileURLToPath(import.meta.url));

/** Who may import whom: a folder under src, what it may import besides itself, and the sentence that says so. */
const houseRules = [
  ['contract', [], 'contract imports nothing of ours.'],
  ['office/kernel', ['contract'], 'kernel imports contract only.'],
  ['office/ports', ['contract', 'office/kernel'], 'ports import contract and kernel only.'],
  ['office/entities', ['contract', 'office/kernel'], 'entities import contract and kernel only.'],
  [
    'office/workflows',
    ['contract', 'office/kernel', 'office/ports', 'office/entities'],
    'workflows import contract, kernel, ports and entities only.',
  ],
  [
    'office/screens',
    ['contract', 'office/workflows', 'office/entities', 'office/ui'],
    'screens import the indexes of workflows and entities, ui, and pure contract rules only.',
  ],
  ['office/ui', [], 'ui imports nothing of ours.'],
  ['office/journal', ['contract', 'office/kernel'], 'journal imports contract and kernel only.'],
  ['office/app', ['contract', 'office'], 'app imports contract and office only.'],
  ['server', ['contract'], 'server imports contract and itself only.'],
];

const zones = houseRules.map(([folder, allowed, message]) => ({
  target: `./src/${folder}`,
  from: './src',
  except: [folder, ...allowed].map((path) => `./${path}`),
  message,
}));

/** What painted the demo's films is no part of the program. */
const painterZones = [
  {
    target: './static/demo/painters',
    from: './src',
    except: ['./server/demo', './server/encoding/program.ts'],
    message: "The painters import the demo's cards, and which ffmpeg there is.",
  },
  {
    target: './src',
    from: './static',
    message: 'The program reads static/ as files and imports none of it.',
  },
];

const foldersIn = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** What every area of the server may import: it knows nothing of any of them. */
const GROUND =
  'settings ids workerId packageRoot diskFull regularly atMost postgresClient log readableLines repeated rounds';
const serverGround = GROUND.split(' ').map((name) => `${name}.ts`);

/**
 * Which area of the server may import which, the lowest first: an area names only such as stand above it in this list,
 * so that there is no circle. A folder that is not named here imports nothing.
 */
const serverRules = [
  ['database', [], 'database knows tables, and nothing of who asks.'],
  ['vault', [], 'vault seals texts, and knows nothing of whose they are.'],
  ['installation.ts', ['database', 'vault'], 'installation.ts says what each part of the server is handed.'],
  [
    'disk',
    ['database', 'installation.ts'],
    'disk knows what is to be removed and how much room there is, and no kind of thing.',
  ],
  [
    'http',
    ['database', 'vault', 'installation.ts', 'disk'],
    'http knows calls and answers, and no kind of thing.',
  ],
  ['events', ['http', 'installation.ts'], 'events carries what is published, and no kind of thing.'],
  [
    'sessions',
    ['database', 'vault', 'events', 'http', 'installation.ts'],
    'sessions knows people and their devices.',
  ],
  ['media', ['http', 'installation.ts'], 'media knows where files are and sends them.'],
  [
    'uploads',
    ['database', 'http', 'installation.ts', 'media', 'disk'],
    'uploads takes files, for whatever they are.',
  ],
  [
    'encoding',
    ['database', 'http', 'installation.ts', 'media', 'disk', 'uploads'],
    'encoding works on what was uploaded.',
  ],
  ['longTexts', ['database', 'http']],
  ['talents', ['database', 'http', 'vault']],
  ['pictures', ['database', 'http', 'installation.ts', 'media', 'disk', 'uploads']],
  ['resumes', ['database', 'http', 'installation.ts', 'media', 'disk', 'uploads']],
  ['films', ['database', 'http', 'installation.ts', 'media', 'disk', 'uploads', 'encoding']],
  ['trash', ['database', 'http', 'media', 'uploads']],
  ['published', ['http'], 'published notes what was published and sent, whatever it is.'],
  ['news', ['database', 'http', 'installation.ts', 'media', 'uploads', 'pictures', 'published', 'trash']],
  ['screens', ['database', 'http', 'published', 'trash']],
  ['reels', ['database', 'http', 'pictures', 'films', 'trash']],
  ['mail', ['database', 'http', 'installation.ts', 'published', 'reels']],
  [
    'accounts',
    ['database', 'events', 'http', 'installation.ts', 'sessions', 'talents', 'mail'],
    'accounts knows people, what proves who they are, and what they are written to about.',
  ],
  [
    'staff',
    ['database', 'http', 'installation.ts', 'sessions', 'accounts'],
    'staff does with accounts what administrators may.',
  ],
  [
    'reelpage',
    ['installation.ts', 'media', 'reels', 'mail'],
    'reelpage shows what reels and media hand out.',
  ],
  [
    'newsletters',
    [
      'database',
      'http',
      'installation.ts',
      'media',
      'published',
      'trash',
      'news',
      'reels',
      'mail',
      'reelpage',
    ],
    'newsletters composes, mails and shows what staff put together of films and pictures.',
  ],
  [
    'calendar',
    ['database', 'http', 'installation.ts', 'mail', 'news', 'newsletters', 'screens'],
    'calendar does at its time what can be scheduled.',
  ],
  [
    'activity',
    ['database', 'http', 'installation.ts', 'calendar'],
    'activity tells of all that is done, and knows it by the scripts that do it.',
  ],
  [
    'demo',
    ['database', 'installation.ts', 'media', 'sessions', 'talents', 'reels'],
    'demo writes rows and files as they stand at the start.',
  ],
];

const serverFolders = foldersIn('./src/server').filter((name) => name !== 'app' && name !== 'launch');
const unnamed = serverFolders
  .filter((name) => !serverRules.some(([area]) => area === name))
  .map((name) => [name, [], 'Say in eslint.config.mjs what this area of the server may import.']);

const groundRules = serverGround.map((file) => [
  file,
  [],
  'What every area may import imports none of them.',
]);

const serverZones = [...serverRules, ...unnamed, ...groundRules].map(([area, allowed, message], index) => {
  const lower = serverRules.slice(0, index).map(([name]) => name);
  const higher = allowed.filter((name) => !name.includes('/') && !lower.includes(name));
  if (higher.length > 0) throw new Error(`${area} must not import ${higher.join(', ')}: see serverRules.`);
  return {
    target: `./src/server/${area}`,
    from: './src/server',
    except: [...new Set([area, ...allowed, ...serverGround])].map((path) => `./${path}`),
    message: message ?? `${area} imports ${allowed.join(', ')} only.`,
  };
});

/** Everything in a workflow's folder but its index.ts. */
const innerFiles = (workflow) => [
  `${root}/src/office/workflows/${workflow}/!(index).ts`,
  `${root}/src/office/workflows/${workflow}/*/**`,
];

/** A workflow is a folder, or one file: that is its own face. */
const workflowZones = [
  { target: './src/office/workflows/*.ts', from: innerFiles('*') },
  ...foldersIn('./src/office/workflows').map((name) => ({
    target: `./src/office/workflows/${name}`,
    from: innerFiles(`!(${name})`),
  })),
].map((zone) => ({
  ...zone,
  message: 'A workflow imports another workflow only through its index.ts.',
}));

const viewZones = ['screens', 'ui'].map((folder) => ({
  target: `./src/office/${folder}`,
  from: innerFiles('*'),
  message: 'Views import a workflow only through its index.ts.',
}));

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
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: root,
          zones: [...zones, ...painterZones, ...workflowZones, ...viewZones, ...serverZones],
        },
      ],
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
