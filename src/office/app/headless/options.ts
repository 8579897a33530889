import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder stands for the recordings in it. Throws for a folder without any. */
export function filesIn(name: string): readonly string[] {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
  const files = readdirSync(name).filter((file) => file.endsWith('.jsonl'));
  if (files.length === 0) throw new Error(`${name}: no recording (.jsonl) is in this folder`);
  return files.sort().map((file) => join(name, file));
}

/** Throws, with the usage, for what is no natural number. */
export function naturalNumber(option: string, text: string, usage: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option} takes a whole number, not “${text}”\n${usage}`);
  return Number(text);
}

/** Ends the program with what `main` returns, or with 2 and why not; a reader that has read enough ends it too. */
export function runCommand(main: () => number): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    process.exitCode = main();
  } catch (error) {
    console.error(
      error instanceof Error ? error.message.replace(/\. To specify a positional[^]*/, '') : error,
    );
    process.exitCode = 2;
  }
}
