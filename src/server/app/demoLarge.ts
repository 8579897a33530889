import { openInstallation } from './assemble';
import { requireDataFolder } from './dataFolder';
import { fillAtFirstStart, isEmptyFolder } from './firstStart';
import { lockDataFolder } from './lock';
import { readSettings, SettingsError } from '../settings';
import { enlarge } from '../demo/enlarge';

/** `npm run demo:large`: gives the demo agency CO 10,000 talents and 100,000 films; an empty data folder gets the demo first. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  requireDataFolder(settings.dataFolder);
  if (settings.databaseUrl === undefined) lockDataFolder(settings.dataFolder);
  const wasEmpty = isEmptyFolder(settings.dataFolder);
  const installation = await openInstallation(settings);
  try {
    if (wasEmpty) await fillAtFirstStart(installation, process.env, wasEmpty);
    const tenant = await installation.agency('CO');
    if (tenant === undefined)
      throw new SettingsError(`There is no demo agency CO in ${settings.dataFolder}; name an empty folder.`);
    const started = Date.now();
    const { talents, films } = await enlarge(tenant, (done, all) => console.log(`${done} of ${all} talents`));
    if (talents === 0) console.log('The demo agency CO is large already; nothing was added.');
    else
      console.log(
        `Added ${talents} talents and ${films} films in ${Math.round((Date.now() - started) / 1000)} s.`,
      );
  } finally {
    await installation.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
});
