import { resolve } from 'node:path';
import { readSettings, SettingsError } from '../../settings';
import { requireDataFolder } from '../dataFolder';
import { lockDataFolder } from '../lock';
import { agency } from './agency';
import { backup } from './backup';
import { check } from './check';
import { person } from './person';
import { restore } from './restore';

/** `npm run backup -- FOLDER`, `npm run restore -- FOLDER`, `npm run check`, `npm run agency -- …`, `npm run person -- …`. */
async function main([command = '', ...rest]: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  requireDataFolder(settings.dataFolder);
  if (command === 'check') {
    const lines = await check(settings);
    for (const line of lines) console.log(line);
    console.log(lines.length === 0 ? 'All fits.' : `${lines.length} do not fit.`);
    process.exitCode = lines.length === 0 ? 0 : 1;
    return;
  }
  if (command === 'agency' || command === 'person') {
    const run = command === 'agency' ? agency : person;
    for (const line of await run(settings, rest)) console.log(line);
    return;
  }
  const [folder] = rest;
  if (folder === undefined)
    throw new SettingsError(`Name the folder of the backup: npm run ${command} -- FOLDER.`);
  const place = resolve(folder);
  if (command === 'backup') {
    const count = await backup(settings, place);
    console.log(`Backed up ${count} files to ${place}. Keep its folder key apart from the rest.`);
  } else {
    lockDataFolder(settings.dataFolder);
    const count = await restore(settings, place);
    console.log(`Restored ${count} files to ${settings.dataFolder}; npm run check goes through them.`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
});
