import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layout } from '../../src/contract/letter/layout';
import { compileOnce } from '../../src/server/mail/template/compile';

/** `npm run letter`: compiles the layout of newsletters, which the office and the server put together from the same parts. */
async function main(): Promise<void> {
  const path = join(__dirname, '../../src/contract/letter/compiledLayout.ts');
  const source = `/** The layout of newsletters as MJML compiles it; made by \`npm run letter\`. */
export const compiledLayout = ${JSON.stringify(await compileOnce(layout))};
`;
  writeFileSync(path, source);
  execFileSync('npx', ['oxfmt', path], { stdio: 'inherit' });
  console.log(`${path} is written`);
}

void main();
