import { privilegeOf } from '../../../contract/rules/allow';
import { isEmailAddress } from '../../../contract/rules/email';
import { addAgency, equipAgency } from '../../accounts/founding';
import { findByEmail, goneStatuses } from '../../accounts/people';
import { issueToken } from '../../sessions/tokens';
import { transact } from '../../database/transact';
import { loginKey } from '../../sessions/signIn';
import { SettingsError } from '../../settings';
import type { OpenInstallation } from '../assemble';
import { readAgencyName } from '../agencyName';

/** A line for each agency: its abbreviation, its name, how many people it has, and whether it is disabled. */
export async function listAgencies({ directory }: OpenInstallation): Promise<readonly string[]> {
  const agencies = await directory.selectFrom('agencies').selectAll().orderBy('abbreviation').execute();
  const people = await directory
    .selectFrom('staff')
    .select(({ fn }) => ['agency', fn.countAll<number>().as('count')])
    .where('status', 'not in', goneStatuses)
    .groupBy('agency')
    .execute();
  const countOf = (abbreviation: string) =>
    Number(people.find(({ agency }) => agency === abbreviation)?.count ?? 0);
  return agencies.map(({ abbreviation, display_name, disabled_at }) => {
    const since = disabled_at === null ? '' : `, disabled since ${disabled_at.slice(0, 10)}`;
    return `${abbreviation.padEnd(12)}${display_name} (${countOf(abbreviation)} people${since})`;
  });
}

/** Makes an agency, `CO:Cosmic Artists`, and invites its first administrator; goes on where an attempt before was cut off. */
export async function addInvited(
  installation: OpenInstallation,
  named: string,
  address: string,
): Promise<readonly string[]> {
  const { directory, settings } = installation;
  const { abbreviation, displayName: agencyName } = readAgencyName(named) ?? {};
  if (abbreviation === undefined || agencyName === undefined)
    throw new SettingsError(
      `${named} is no agency: it needs an abbreviation of 2 to 10 capitals or digits and a name, such as CO:Cosmic Artists.`,
    );
  if (!isEmailAddress(address)) throw new SettingsError(`${address} is no mail address of an administrator.`);
  const email = loginKey(address);
  if (await findAgency(installation, abbreviation))
    throw new SettingsError(`There is ${abbreviation} already.`);
  if (await findByEmail(directory, email)) throw new SettingsError(`Somebody has ${email} already.`);
  await equipAgency(installation, abbreviation);
  const token = await transact(directory, async (transaction) => {
    const person = { abbreviation, agencyName, email, passwordHash: '' };
    const staffId = await addAgency(transaction, person, 'invited');
    return issueToken(transaction, { purpose: 'invitation', staffId, email }, new Date());
  });
  return [
    `${abbreviation} is there. Its administrator begins within a week at`,
    `${settings.publicUrl}/signup#${token}`,
  ];
}

/** Invites the first administrator of an agency again, whose link is lost or too old; the one before is good no more. */
export async function inviteAgain(
  installation: OpenInstallation,
  abbreviation: string,
): Promise<readonly string[]> {
  const { directory, settings } = installation;
  await requireAgency(installation, abbreviation);
  const administrators = await directory
    .selectFrom('staff')
    .select(['staff_id', 'email', 'status'])
    .where('agency', '=', abbreviation)
    .where('privilege', '=', privilegeOf.administrator)
    .where('status', 'not in', goneStatuses)
    .orderBy('email')
    .execute();
  const begun = administrators.find(({ status }) => status !== 'invited');
  if (begun)
    throw new SettingsError(
      `${begun.email} has begun at ${abbreviation} already: a lost password is asked for anew on the sign-in page, and administrators invite others in the office.`,
    );
  const [first] = administrators;
  if (!first) throw new SettingsError(`${abbreviation} has no administrator.`);
  const { staff_id: staffId, email } = first;
  const token = await transact(directory, (transaction) =>
    issueToken(transaction, { purpose: 'invitation', staffId, email }, new Date()),
  );
  return [`${email} begins at ${abbreviation} within a week at`, `${settings.publicUrl}/signup#${token}`];
}

/** Disables an agency since an instant, which ends what its people have open; or lets it in again. */
export async function switchAgency(
  installation: OpenInstallation,
  abbreviation: string,
  since: string | null,
): Promise<readonly string[]> {
  const { disabled_at } = await requireAgency(installation, abbreviation);
  const said = [`${abbreviation} is ${since === null ? 'enabled' : 'disabled'}.`];
  if ((disabled_at === null) === (since === null)) return said;
  await transact(installation.directory, async (directory) => {
    await directory
      .updateTable('agencies')
      .set({ disabled_at: since })
      .where('abbreviation', '=', abbreviation)
      .execute();
    if (since === null) return;
    const people = directory.selectFrom('staff').select('staff_id').where('agency', '=', abbreviation);
    await directory.deleteFrom('sessions').where('staff_id', 'in', people).execute();
  });
  return said;
}

/** Removes a disabled agency for ever: what it keeps, and then its people and itself, so that a removal that is cut off can be gone on with. */
export async function removeAgency(
  installation: OpenInstallation,
  abbreviation: string,
): Promise<readonly string[]> {
  const { directory, removeCatalogue, filesOf } = installation;
  const { disabled_at } = await requireAgency(installation, abbreviation);
  if (disabled_at === null)
    throw new SettingsError(
      `${abbreviation} is in use: npm run agency -- disable ${abbreviation} first, and back up what may be wanted.`,
    );
  await removeCatalogue(abbreviation);
  await filesOf(abbreviation).remove('');
  await transact(directory, async (transaction) => {
    await transaction.deleteFrom('staff').where('agency', '=', abbreviation).execute();
    await transaction.deleteFrom('agencies').where('abbreviation', '=', abbreviation).execute();
  });
  return [`${abbreviation} is removed with all that it kept.`];
}

const findAgency = ({ directory }: OpenInstallation, abbreviation: string) =>
  directory.selectFrom('agencies').selectAll().where('abbreviation', '=', abbreviation).executeTakeFirst();

async function requireAgency(installation: OpenInstallation, abbreviation: string) {
  const agency = await findAgency(installation, abbreviation);
  if (!agency)
    throw new SettingsError(`There is no agency ${abbreviation}; npm run agency -- list names all.`);
  return agency;
}
