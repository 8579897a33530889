import { type Kysely, sql } from 'kysely';
import { type Held, heldFates, type HeldThing, type PersonHeld } from '../../contract/entities/personData';
import { chunks } from '../database/chunks';
import type { Catalogue, Directory } from '../database/schema';
import type { AnyContext, Identity } from './identity';
import { mailingsTo, mailsOf } from './mails';
import { ownThings, type OwnThings } from './ownThings';
import { countMentions } from './rewrite';

type Counts = Partial<Record<HeldThing, number>>;

interface Places {
  readonly catalogue: Kysely<Catalogue>;
  readonly directory: Kysely<Directory>;
}

/** What is held of somebody, in numbers. */
export async function heldOf(
  context: Pick<AnyContext, 'catalogue'>,
  directory: Kysely<Directory>,
  identity: Identity,
): Promise<PersonHeld> {
  const catalogue: Kysely<Catalogue> = context.catalogue;
  const { kind, personId, name, addresses, isDeleted, firstName, lastName } = identity;
  const own = await ownThings(catalogue, identity);
  const counts: Counts = {
    ...(kind === 'talent' && (await ofTalent(catalogue, personId, own))),
    ...(kind === 'staff' && (await ofStaff({ catalogue, directory }, personId))),
    ...(await ofAnybody(catalogue, identity, own)),
  };
  const isShort = kind !== 'contact' && identity.needles.length === addresses.length;
  const shortName = isShort && !identity.hasNamesake && firstName + lastName !== '' ? 1 : 0;
  const all: Counts = { ...counts, shortName };
  const held = (Object.keys(heldFates) as HeldThing[]).flatMap((what): Held[] => {
    const count = all[what] ?? 0;
    return count > 0 ? [{ what, count }] : [];
  });
  return { kind, personId, name, address: addresses[0] ?? '', addresses, isDeleted, held };
}

async function ofAnybody(catalogue: Kysely<Catalogue>, identity: Identity, own: OwnThings): Promise<Counts> {
  const { kind, personId, addresses, shared, hasNamesake, needles } = identity;
  const mails = await mailsOf(catalogue, identity, own);
  let history = 0;
  for (const chunk of chunks(own.subjects)) history += await count(catalogue, 'activity', 'subject', chunk);
  return {
    mailsTo: mails.to.length - mails.waiting.length,
    mailsWaiting: mails.waiting.length,
    mailsAbout: mails.about.length,
    mailsFrom: mails.from.length,
    scheduledMailings: (await mailingsTo(catalogue, addresses)).length,
    history,
    mentions: await countMentions(catalogue, needles, (owner) => kind === 'talent' && owner === personId),
    sharedAddresses: shared.length,
    sharedName: hasNamesake ? 1 : 0,
  };
}

async function ofTalent(
  catalogue: Kysely<Catalogue>,
  talentId: string,
  { filmIds, reelIds, processIds, resumes }: OwnThings,
): Promise<Counts> {
  return {
    record: 1,
    secrets: await countSecrets(catalogue, talentId),
    biography: await count(catalogue, 'biographies', 'talent_id', [talentId]),
    pictures: await count(catalogue, 'talent_pictures', 'talent_id', [talentId]),
    resume: resumes.length,
    films: filmIds.length,
    filmFiles: processIds.length,
    reels: reelIds.length,
  };
}

/** How many secrets of a talent are kept. */
export async function countSecrets(catalogue: Kysely<Catalogue>, talentId: string): Promise<number> {
  const row = await catalogue
    .selectFrom('talent_secrets')
    .select(['social_security_number', 'site_login', 'site_password'])
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  return Object.values(row ?? {}).filter((sealed) => sealed !== null).length;
}

async function ofStaff({ catalogue, directory }: Places, staffId: string): Promise<Counts> {
  const sessions = await directory
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return {
    account: 1,
    sessions: Number(sessions.count),
    deeds: await count(catalogue, 'activity', 'staff_id', [staffId]),
    uploads: await count(catalogue, 'upload_processes', 'staff_id', [staffId]),
    scheduled: await count(catalogue, 'calendar_entries', 'staff_id', [staffId]),
  };
}

async function count(
  db: Kysely<Catalogue>,
  table: keyof Catalogue,
  column: string,
  values: readonly string[],
): Promise<number> {
  const { count: found } = await db
    .selectFrom(table as 'activity')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql.ref(column), 'in', values)
    .executeTakeFirstOrThrow();
  return Number(found);
}
