import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds package.json, whether the program runs from its source or from its build. Absolute. */
export function packageRoot(): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder)
      throw new Error(`No package.json stands above ${__dirname}; start Greenroom from its own folder.`);
    folder = above;
  }
  return folder;
}
