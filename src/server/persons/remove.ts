import type { Kysely } from 'kysely';
import { checkpoint } from '../database/checkpoint';
import type { AgencyRow, Catalogue } from '../database/schema';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import type { Installation } from '../installation';
import { chunks } from '../database/chunks';
import { eraseHistory } from '../trash/eraseHistory';
import { forgetResumeNames } from '../trash/forgetResumeNames';
import { removeWhole } from '../trash/removeForEver';
import { wordOf } from '../words';
import { beginErasing, finishErasing } from './erasing';
import { heldOf } from './held';
import { removeFormerResumes } from './removeFormerResumes';
import { type Identity, identityOf } from './identity';
import { inSlugs } from './inSlugs';
import { leaveSlugs } from './leaveSlugs';
import { forgetMails, leaveMailings, mailsOf } from './mails';
import { ownThings } from './ownThings';
import { rewriteAll } from './rewrite';
import { jsonWithoutNeedles, withoutNeedles } from './words';

/** What stands for a name or an address in an address of the web, where no blank may stand. */
const IN_LINKS = 'removed';
/** Under which the history tells of the removal of somebody of whom only the address was known. */
const CONTACT = 'contact';

/** Removes all that is held of a person, for ever; files go as surely as rows. */
export const personRemove = ({ directory }: Pick<Installation, 'directory'>): Handler<'person.remove'> =>
  change(async (context, { language, ...key }) => {
    const { caller } = context;
    const { abbreviation } = caller.agency;
    const { kind, personId } = key;
    const isStaff = kind === 'staff';
    if (isStaff && personId === caller.staffId)
      throw new Refused({ kind: 'conflict', reason: 'removesOneself' });
    const identity = await identityOf(context, key);
    if (
      isStaff ? await isRemoved(context.catalogue, personId) : await isUnknown(context, directory, identity)
    )
      throw new Refused({ kind: 'notFound' });
    if (isStaff) await beginErasing(directory, abbreviation, personId);
    const instead = wordOf(language, 'personData.removedPerson');
    await eraseInCatalogue(context, identity, instead);
    context.afterCommit(async () => {
      if (isStaff) await finishErasing(directory, abbreviation, personId, identity.needles, instead);
      // What SQLite's logs have of it goes too.
      await checkpoint(directory);
      await checkpoint(context.settled);
    });
    return {};
  });

/** Whether nothing is held of a contact: there is no row that says that one is known. */
async function isUnknown(
  context: ChangeContext,
  directory: Installation['directory'],
  identity: Identity,
): Promise<boolean> {
  if (identity.kind !== 'contact') return false;
  const { held } = await heldOf(context, directory, identity);
  return held.length === 0;
}

/** Whether the catalogue has nothing of somebody any more who worked here. */
export const isRemoved = async (catalogue: Kysely<Catalogue>, staffId: string): Promise<boolean> =>
  (await catalogue
    .selectFrom('activity')
    .select('activity_id')
    .where('subject', '=', staffId)
    .where('script', '=', 'person.remove')
    .executeTakeFirst()) !== undefined;

async function eraseInCatalogue(context: ChangeContext, identity: Identity, instead: string): Promise<void> {
  const { catalogue } = context;
  const { kind, personId, addresses, needles } = identity;
  const own = await ownThings(catalogue, identity);
  const mails = await mailsOf(catalogue, identity, own);
  await forgetMails(catalogue, [...mails.to, ...mails.about, ...mails.fromWaiting]);
  await leaveMailings(context, addresses);
  if (kind === 'talent') {
    await removeFormerResumes(context, personId);
    await removeWhole(context, 'talent', personId);
  }
  await forgetResumeNames(catalogue, inSlugs(identity));
  for (const chunk of chunks(own.processIds))
    await catalogue
      .updateTable('upload_processes')
      .set({ file_name: IN_LINKS })
      .where('process_id', 'in', chunk)
      .execute();
  await eraseHistory(catalogue, own.subjects);
  await rewriteAll(catalogue, needles, { inTexts: instead, inLinks: IN_LINKS }, context.alsoChanged);
  await leaveReelNames(context, identity);
  await leaveSlugs(context, identity);
  await leaveAgency(context, identity, instead);
  if (kind === 'staff') context.alsoChanged('staff', personId);
  await context.recordHistory(kind === 'contact' ? CONTACT : personId, null);
}

/** Names that are proposed for reels are proposed no more where they name the person. */
async function leaveReelNames(
  { catalogue, alsoChanged }: ChangeContext,
  { needles }: Identity,
): Promise<void> {
  const rows = await catalogue.selectFrom('reel_names').selectAll().execute();
  const named = rows.filter(({ name, code }) => {
    const both = `${name} ${code}`;
    return withoutNeedles(both, needles, '') !== both;
  });
  for (const { name } of named) {
    await catalogue.deleteFrom('reel_names').where('name', '=', name).execute();
    alsoChanged('reelName', name);
  }
}

/** Where the agency itself is described, as by the names of its agents, somebody who worked here is left out later, with the account. */
async function leaveAgency(
  { agencyRow, rewriteAgency, alsoChanged, caller }: ChangeContext,
  { kind, needles }: Identity,
  instead: string,
): Promise<void> {
  const without = ({ profile }: AgencyRow) => jsonWithoutNeedles(profile, needles, instead);
  const before = await agencyRow();
  if (without(before) === before.profile) return;
  alsoChanged('agency', caller.agency.abbreviation);
  if (kind !== 'staff') await rewriteAgency((row) => ({ profile: without(row) }));
}
