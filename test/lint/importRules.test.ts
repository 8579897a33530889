import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';

interface Case {
  /** Where the text stands. `virtual` is a file that there is not, another one is replaced. */
  path: string;
  text: string;
  /** Part of the message that must be there; absent: the text is allowed. */
  refused?: string;
}

const importing = (path: string, target: string, refused?: string): Case => ({
  path: `src/${path}`,
  text: `import '${target}';\n`,
  ...(refused && { refused }),
});

const inKernel = (text: string, refused?: string): Case => ({
  path: 'src/office/kernel/virtual.ts',
  text,
  ...(refused && { refused }),
});

const inScreens = (element: string, refused?: string): Case => ({
  path: 'src/office/screens/virtual.tsx',
  text: `export const shown = ${element};\n`,
  ...(refused && { refused }),
});

const inHook = (expression: string, refused?: string): Case => ({
  path: 'src/office/ui/virtual.ts',
  text: `import { useMemo } from 'react';\nexport const useValue = (given: string) => ${expression};\n`,
  ...(refused && { refused }),
});

const portsOnly = 'Only office/ports touches the browser';
const clockOnly = 'Time is a command of the clock port';
const iconsByName = 'An icon by its name loads all of them';

const cases: Case[] = [
  importing('contract/virtual.ts', './constants'),
  importing('contract/virtual.ts', '../office/kernel/perform', 'contract imports nothing of ours'),
  importing('contract/virtual.ts', '../server/ids', 'contract imports nothing of ours'),

  importing('contract/constants.ts', './rules/profilePicture', 'Dependency cycle'),

  importing('office/kernel/virtual.ts', '../../contract/constants'),
  importing('office/kernel/virtual.ts', '../entities/session', 'kernel imports contract only'),

  importing('office/ports/virtual.ts', '../kernel/perform'),
  importing('office/ports/virtual.ts', '../entities/session', 'ports import contract and kernel only'),

  importing('office/entities/virtual.ts', '../kernel/perform'),
  importing(
    'office/entities/virtual.ts',
    '../workflows/account/signIn',
    'entities import contract and kernel only',
  ),

  importing('office/workflows/account/signIn/virtual.ts', '../../../entities/session'),
  importing('office/workflows/account/signIn/virtual.ts', './slice'),
  importing('office/workflows/account/signIn/virtual.ts', '../../films/uploads'),
  importing('office/workflows/account/signIn/virtual.ts', '../../films/uploads/index'),
  importing('office/workflows/account/signIn/virtual.ts', '../../talents/talentSwitches'),
  importing(
    'office/workflows/account/signIn/virtual.ts',
    '../../films/uploads/saga',
    'only through its index.ts',
  ),
  importing(
    'office/workflows/account/signIn/virtual.ts',
    '../sessionGuard/slice',
    'only through its index.ts',
  ),
  importing('office/workflows/films/virtual.ts', './uploads'),
  importing('office/workflows/films/virtual.ts', './uploads/saga', 'only through its index.ts'),
  importing('office/workflows/reels/virtual.ts', '../films/uploads/saga', 'only through its index.ts'),
  importing(
    'office/workflows/account/signIn/virtual.ts',
    '../../../app/rootReducer',
    'workflows import contract, kernel',
  ),

  importing('office/screens/talents/virtual.tsx', '../../workflows/account/signIn'),
  importing('office/screens/talents/virtual.tsx', '../../entities/session'),
  importing(
    'office/screens/talents/virtual.tsx',
    '../../workflows/account/signIn/slice',
    'only through its index.ts',
  ),
  importing('office/screens/talents/virtual.tsx', '../../ports', 'screens import the indexes'),
  importing('office/screens/talents/virtual.tsx', '../../kernel/perform', 'screens import the indexes'),

  importing('office/ui/virtual.tsx', './theme.css'),
  importing('office/ui/virtual.tsx', '../entities/session', 'ui imports nothing of ours'),
  importing('office/ui/virtual.tsx', '../../contract/constants', 'ui imports nothing of ours'),

  importing('office/journal/virtual.ts', '../kernel/perform'),
  importing(
    'office/journal/virtual.ts',
    '../workflows/account/signIn',
    'journal imports contract and kernel only',
  ),

  importing('office/app/virtual.ts', '../workflows/account/signIn'),
  importing('office/app/virtual.ts', '../../server/ids', 'app imports contract and office only'),

  importing('server/news/virtual.ts', '../http/handler'),
  importing('server/news/virtual.ts', '../ids'),
  importing(
    'server/news/virtual.ts',
    '../films/lists',
    'news imports database, http, installation.ts, media',
  ),
  importing('server/http/virtual.ts', '../talents/record', 'http knows calls and answers'),
  importing('server/talents/virtual.ts', '../app/assemble', 'talents imports database, http, vault only'),
  importing('server/settings.ts', './http/errors', 'What every area may import'),
  importing('server/app/virtual.ts', '../news/handlers'),
  importing('server/virtual.ts', '../contract/constants'),
  importing('server/virtual.ts', './ids'),
  importing('server/virtual.ts', '../office/kernel/perform', 'server imports contract and itself only'),
  importing('server/virtual.ts', '../../static/demo/painters/takes', 'imports none of it'),

  importing('../static/demo/painters/virtual.ts', '../../../src/server/demo/films'),
  importing('../static/demo/painters/virtual.ts', '../../../src/server/ids', 'and which ffmpeg there is'),

  inKernel('export const now = () => Date.now();\n', portsOnly),
  inKernel('export const page = () => window.document;\n', portsOnly),
  inKernel('export const ask = () => fetch("/");\n', portsOnly),
  inKernel('export const kept = () => localStorage.length;\n', portsOnly),
  inKernel('export const id = () => crypto.randomUUID();\n', portsOnly),
  inKernel('export const later = (act: () => void) => setTimeout(act, 1);\n', portsOnly),
  inKernel('export const luck = () => Math.random();\n', 'Chance is a command of the ids port'),
  inKernel("import { delay } from 'typed-redux-saga';\nexport const wait = delay;\n", clockOnly),
  inKernel("import { debounce } from 'redux-saga/effects';\nexport const calm = debounce;\n", clockOnly),
  inKernel("import { put } from 'typed-redux-saga';\nexport const tell = put;\n"),
  { path: 'src/office/ports/virtual.ts', text: 'export const now = () => Date.now();\n' },
  { path: 'src/office/app/main.tsx', text: "export const root = document.getElementById('root');\n" },

  inScreens('<Button icon="cross" />', iconsByName),
  inScreens("<InputGroup leftIcon={'search'} />", iconsByName),
  inScreens("<Button icon={props.isOpen ? 'minus' : 'plus'} />", iconsByName),
  inScreens('<Button icon={<Cross />} />'),

  inKernel('export const loose = (value: any): unknown => value;\n', 'Unexpected `any`'),
  inKernel('// eslint-disable-next-line\nexport const now = () => Date.now();\n', portsOnly),
  inKernel('// oxlint-disable-next-line\nexport const now = () => Date.now();\n', 'No rule is switched off'),
  inKernel('/* oxlint-disable */\nexport const now = () => Date.now();\n', 'No rule is switched off'),
  inKernel('export {};\n'.repeat(301), 'too many lines'),
  inKernel("import { Call } from './world';\nexport type Made = Call;\n", 'only used as types'),
  inKernel('export const first = (all: string[]) => all[0]!;\n', 'non-null assertion'),
  inKernel('export const none = (unused: string) => 1;\n', 'is declared but never used'),

  inKernel('export const go = (ask: () => Promise<void>) => {\n  ask();\n};\n', 'Promises must be awaited'),
  inKernel('export const is = (ask: Promise<boolean>) => (ask ? 1 : 2);\n', 'Expected non-Promise value'),
  { path: 'src/server/virtual.ts', text: 'void Promise.resolve();\nexport {};\n' },

  inHook('useMemo(() => given, [])', "missing dependency: 'given'"),
  inHook('useMemo(() => given, [given])'),
  inHook('given ? useMemo(() => 1, []) : 2', 'called conditionally'),
];

const named = (entry: Case, index: number) =>
  [`${entry.path}: ${entry.text.split('\n', 1)[0]}`, entry.refused ?? 'allowed', index] as const;

const root = resolve(__dirname, '../..');

/** Each case's file in the copy: each has one of its own, so that all are checked in one run. */
const places = cases.map(({ path }, index) => normalize(path.replace('virtual', `virtual${index}`)));

interface Finding {
  filename: string;
  message: string;
  help?: string;
}

const settings = ['tsconfig.json', 'test/tsconfig.json'];

let copy: string;
let findings: Finding[];

beforeAll(() => {
  // The rules of imports and of promises look at other files too: the sources are copied, with the cases among them.
  copy = mkdtempSync(join(tmpdir(), 'greenroom-lint-'));
  for (const part of ['src', 'static/demo/painters', 'test/lint', ...settings])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [index, { text }] of cases.entries()) {
    const place = join(copy, places[index]!);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const options = ['-c', 'test/lint/oxlint.config.mjs', '-f', 'json', ...places];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), options, {
    cwd: copy,
    encoding: 'utf8',
  });
  ({ diagnostics: findings } = JSON.parse(stdout) as { diagnostics: Finding[] });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(cases.map(named))('%s → %s', (_name, expected, index) => {
  const messages = findings
    .filter(({ filename }) => filename === places[index])
    .map(({ message, help }) => `${message} ${help}`);
  if (expected === 'allowed') expect(messages).toEqual([]);
  else expect(messages).toContainEqual(expect.stringContaining(expected));
});
