import { join } from 'node:path';
import { compare } from '../../disk/compare';
import type { Settings } from '../../settings';
import { openInstallation } from '../assemble';
import { allKeptFiles } from '../keptFiles';
import { requireKey } from '../requireKey';
import { databasesIn, faultsIn } from './databases';

/** Goes through the databases and files of an installation. Returns a line for each thing that does not fit. */
export async function check(settings: Settings): Promise<readonly string[]> {
  const lines: string[] = [];
  if (settings.databaseUrl === undefined)
    for (const path of databasesIn(settings.dataFolder))
      lines.push(...faultsIn(join(settings.dataFolder, path)).map((fault) => `${path}: ${fault}`));
  if (lines.length > 0) return lines;
  const installation = await openInstallation(settings);
  try {
    for (const agency of await installation.allAgencies()) {
      const { abbreviation } = agency;
      const tenant = await installation.openTenant(agency);
      if (!tenant) continue;
      await requireKey(installation.vault, tenant).catch((error: Error) => lines.push(error.message));
      const { missing, strange } = await compare(tenant, allKeptFiles, new Date());
      lines.push(...missing.map((path) => `${abbreviation}: ${path} is missing`));
      lines.push(...strange.map((path) => `${abbreviation}: of ${path} nothing is known`));
    }
  } finally {
    await installation.close();
  }
  return lines;
}
