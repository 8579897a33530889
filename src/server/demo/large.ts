import { openInstallation } from '../assemble';
import { readSettings, SettingsError } from '../settings';
import { enlarge } from './enlarge';

/** `npm run demo:large`: gives the demo agency CO 10,000 talents and 100,000 films in the configured data folder. */
async function main(): Promise<void> {
  const installation = await openInstallation(readSettings(process.env));
  try {
    const place = await installation.agency('CO');
    if (place === undefined)
      throw new SettingsError(
        'There is no demo agency CO here; start Greenroom once with this GREENROOM_DATA.',
      );
    const started = Date.now();
    const { talents, films } = await enlarge(place, (done, all) => console.log(`${done} of ${all} talents`));
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
