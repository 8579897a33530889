import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Names that are found without an import: the tables of machines, scenarios and plugins are gathered by them. */
const foundByName = ['about', 'caseReducers', 'compiledLayout', 'scenarios', 'steps', 'strykerPlugins'];
/** Nobody names these: webpack puts it in another module's place, mutation loads it by its path, it writes a file with an export. */
const foundByPath = [
  'src/office/app/iconLoader.ts',
  'test/journal/support/judge.ts',
  'test/tools/writeLetter.ts',
];

const sources = ['src', 'test', 'static/demo/painters']
  .flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[]).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(tsx?|mjs|js)$/.test(path) && !path.endsWith('.d.ts'))
  .concat('webpack.config.ts');
const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

const DECLARED =
  /^export (?:async )?(?:abstract )?(?:const|let|function|class|interface|type|enum)\b\*? ([\w$]+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;
const TAKEN = /\b(?:import|export) (?:type )?(?:[\w$]+, )?\{([^}]*)\}\s*from '(\.[^']+)'/g;
const TAKEN_WHOLE =
  /(?:\* as [\w$]+ from |export \* from |(?:import|require|requireActual)(?:<[^>]*>)?\(\s*(?:\/\*[^*]*\*\/\s*)?)'(\.[^']+)'/g;

/** `a, type B as C` → [['a', 'a'], ['B', 'C']]: each as it is called there, and here. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((part) => part.split(' as ') as [string, string?])
    .map(([there, here = there]) => [there, here] as const);

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

const fileOf = (importer: string, target: string) => {
  const path = normalize(join(dirname(importer), target));
  return endings.map((ending) => path + ending).find((name) => texts.has(name)) ?? path;
};

test('every export is imported by somebody', () => {
  const taken = new Set<string>();
  const takenWhole = new Set<string>(foundByPath);
  for (const [path, text] of texts) {
    for (const [, list = '', target = ''] of text.matchAll(TAKEN))
      for (const [name] of namesIn(list)) taken.add(`${fileOf(path, target)}: ${name}`);
    for (const [, target = ''] of text.matchAll(TAKEN_WHOLE)) takenWhole.add(fileOf(path, target));
  }
  const exported = [...texts].flatMap(([path, text]) =>
    takenWhole.has(path)
      ? []
      : [
          ...[...text.matchAll(DECLARED)].map(([, name = '']) => name),
          ...[...text.matchAll(LISTED)].flatMap(([, list = '']) => namesIn(list).map(([, here]) => here)),
        ]
          .filter((name) => !foundByName.includes(name))
          .map((name) => `${path}: ${name}`),
  );
  expect(exported.length).toBeGreaterThan(1000);
  expect(exported.filter((name) => !taken.has(name))).toEqual([]);
});
