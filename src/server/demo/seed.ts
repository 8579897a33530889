import type { Installation } from '../installation';
import { newId } from '../ids';
import { hashPassword } from '../sessions/passwords';
import { DEMO_PASSWORD, demoAccounts } from './accounts';
import type { DemoAgency } from './agency';
import { cosmicArtists } from './cosmic';
import { fillAgency } from './fill';
import { maisonParallele } from './maison';
import { type DemoFilm, films } from './films';
import { directorOf } from './share';

/** Fills an empty installation with the two demo agencies and their accounts; goes on where a start before was cut off. */
export async function seedDemo(
  installation: Installation,
  makeCatalogue: (abbreviation: string) => Promise<unknown>,
): Promise<void> {
  for (const { abbreviation } of [cosmicArtists, maisonParallele]) await makeCatalogue(abbreviation);
  const belongs = (film: DemoFilm) => directorOf(maisonParallele, film) !== undefined;
  await addAgency(
    installation,
    cosmicArtists,
    films.filter((film) => !belongs(film)),
  );
  await addAgency(installation, maisonParallele, films.filter(belongs));
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await installation.directory
    .insertInto('staff')
    .values(
      demoAccounts.map(({ agency, email, firstName, lastName, privilege }) => ({
        staff_id: newId(),
        agency,
        email,
        password_hash,
        first_name: firstName,
        last_name: lastName,
        privilege,
        sees_secrets: privilege === 'READER' ? 0 : 1,
      })),
    )
    .execute();
}

async function addAgency(
  installation: Installation,
  agency: DemoAgency,
  own: readonly DemoFilm[],
): Promise<void> {
  await installation.directory
    .insertInto('agencies')
    .values({
      abbreviation: agency.abbreviation,
      database_name: agency.databaseName,
      display_name: agency.displayName,
      profile: JSON.stringify(agency.profile),
    })
    .onConflict((conflict) => conflict.column('abbreviation').doNothing())
    .execute();
  const tenant = await installation.agency(agency.abbreviation);
  if (tenant === undefined) throw new Error(`The agency ${agency.abbreviation} was not kept.`);
  const { catalogue, files } = tenant;
  if (await catalogue.selectFrom('categories').select('category_id').limit(1).executeTakeFirst()) return;
  await files.remove('films');
  await catalogue
    .transaction()
    .execute((transaction) => fillAgency({ catalogue: transaction, files, now: new Date() }, agency, own));
}
