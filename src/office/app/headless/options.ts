import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder stands for the recordings in it. */
export function filesIn(name: string): readonly string[] {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
  const files = readdirSync(name).filter((file) => file.endsWith('.jsonl'));
  return files.sort().map((file) => join(name, file));
}

/** Throws the usage for what is no natural number. */
export function naturalNumber(text: string, usage: string): number {
  if (!/^\d+$/.test(text)) throw new Error(usage);
  return Number(text);
}
