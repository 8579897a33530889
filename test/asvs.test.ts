import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const table = readFileSync(join(__dirname, 'asvs.md'), 'utf8');
const named = [...table.matchAll(/`(test\/[^`]+\.test\.tsx?)` “([^”]+)”/g)].map(
  ([, file = '', name = '']) => [file, name] as const,
);
/** What a test is called, where its name stands as a whole text. */
const quoted = (name: string) => [`'${name}'`, `"${name}"`];

test.each([...new Set(named.map(([file]) => file))])(
  'the tests that the table of ASVS names are in %s',
  (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const missing = named
      .filter(([its, name]) => its === file && !quoted(name).some((text) => source.includes(text)))
      .map(([, name]) => name);
    expect(missing).toEqual([]);
  },
);

test('each line that is met names a test, or says that there is none', () => {
  const lines = table.split('\n').filter((line) => /^\| \d/.test(line));
  expect(lines).toHaveLength(60);
  const silent = lines.filter(
    (line) =>
      /\| met \|/.test(line) &&
      !line.includes('test.ts') &&
      !/[Nn]o test|there are none|Nothing of/i.test(line),
  );
  expect(silent).toEqual([]);
});
