import type { Kysely } from 'kysely';
import type { Catalogue, TalentRow } from '../database/schema';
import { recordRow } from '../talents/recordRow';
import type { DemoAgency } from './agency';

const empty: Parameters<typeof recordRow>[0] = {
  ...{ address: '', postalCode: '', email: '', email2: '', phone: '', phone2: '' },
  ...{ birthDate: '', birthCity: '', nationality: '', familySituation: '', union: '', leaveFundNumber: '' },
  ...{ licenceB: false, licenceHeavy: false, emergencyContact: '', emergencyPhone: '' },
  ...{ homepage: '', moonUrl: '', imdbUrl: '', agents: [], oldIndex: '' },
};

/** Writes down what an agency's demo knows of its talents. */
export async function fillRecords(
  catalogue: Kysely<Catalogue>,
  { records }: DemoAgency,
  talents: readonly TalentRow[],
): Promise<void> {
  const rows = talents
    .filter(({ last_name }) => last_name in records)
    .map(({ talent_id, last_name }) => ({
      talent_id,
      version: 0,
      ...recordRow({ ...empty, ...records[last_name] }),
    }));
  if (rows.length > 0) await catalogue.insertInto('talent_records').values(rows).execute();
}
