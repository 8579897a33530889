import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';

/**
 * Reads [{path, text}] as JSON on standard input and prints, for each, the messages that the project's rules have
 * for that text at that path. A program of its own, because ESLint loads its configuration as an ES module. The
 * files do not exist, so the rules that need types are off.
 */
const withoutTypes = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: false } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'off',
    '@typescript-eslint/no-misused-promises': 'off',
  },
};

const eslint = new ESLint({ overrideConfig: [withoutTypes] });
const messages = [];
for (const { path, text: source } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(source, { filePath: path });
  messages.push(result.messages.map(({ message }) => message));
}
process.stdout.write(JSON.stringify(messages));
