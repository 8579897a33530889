import type { Kysely } from 'kysely';
import type { PersonHeld } from '../../../contract/entities/personData';
import type { Catalogue, Directory } from '../../database/schema';
import {
  FILM_FILE,
  FIRST_OWN_FILE,
  filmFolder,
  ownPicturePath,
  receivedPath,
  resumePath,
  talentPicturePath,
} from '../../media/paths';
import { join } from 'node:path';
import type { Identity } from '../identity';
import { mailingsTo, mailsOf, type PersonMails } from '../mails';
import { ownThings, type OwnThings } from '../ownThings';
import type { Part } from './archive';
import { safeName } from './safeName';
import { historyRows, mailRows, rowsOf } from './rows';

/** Where an archive is made from. */
interface Sources {
  readonly catalogue: Kysely<Catalogue>;
  readonly directory: Kysely<Directory>;
}

/** All that is held of somebody, as files of an archive; the secrets of a talent as they were opened, if they may be in it. */
export async function partsOf(
  sources: Sources,
  identity: Identity,
  held: PersonHeld,
  secrets: object | undefined,
): Promise<readonly Part[]> {
  const { catalogue } = sources;
  const { kind, personId, addresses } = identity;
  const own = await ownThings(catalogue, identity);
  const mails = await mailsOf(catalogue, identity, own);
  const rows = (path: string, read: () => AsyncIterable<object>): Part => ({ path, rows: read });
  return [
    { path: 'person.json', text: `${JSON.stringify(held, null, 2)}\n` },
    ...(secrets ? [{ path: 'secrets.json', text: `${JSON.stringify(secrets, null, 2)}\n` }] : []),
    ...(kind === 'talent' ? await partsOfTalent(sources, personId, own) : []),
    ...(kind === 'staff' ? partsOfStaff(sources, personId) : []),
    ...partsOfMails(catalogue, mails),
    rows('scheduled-mailings.json', async function* read() {
      const entries = await mailingsTo(catalogue, addresses);
      yield* entries.map(({ entryId }) => ({ entryId }));
    }),
    rows('history.json', () => historyRows(catalogue, 'subject', own.subjects)),
  ];
}

const partsOfMails = (db: Kysely<Catalogue>, { to, about, from }: PersonMails): readonly Part[] =>
  (
    [
      ['mails-to.json', to],
      ['mails-about.json', about],
      ['mails-from.json', from],
    ] as const
  ).flatMap(([path, ids]) => (ids.length === 0 ? [] : [{ path, rows: () => mailRows(db, ids) }]));

function partsOfStaff({ catalogue, directory }: Sources, staffId: string): readonly Part[] {
  return [
    {
      path: 'account.json',
      async *rows() {
        yield* await directory
          .selectFrom('staff')
          .select(['staff_id', 'agency', 'email', 'first_name', 'last_name', 'privilege', 'status'])
          .select(['sees_secrets', 'last_seen_at', 'language'])
          .where('staff_id', '=', staffId)
          .execute();
      },
    },
    {
      path: 'sessions.json',
      async *rows() {
        yield* await directory
          .selectFrom('sessions')
          .select(['device', 'created_at', 'last_seen_at', 'expires_at'])
          .where('staff_id', '=', staffId)
          .execute();
      },
    },
    {
      path: 'passkeys.json',
      async *rows() {
        yield* await directory
          .selectFrom('passkeys')
          .select(['name', 'made_at', 'used_at'])
          .where('staff_id', '=', staffId)
          .execute();
      },
    },
    {
      path: 'sign-on.json',
      async *rows() {
        yield* await directory
          .selectFrom('sign_on_identities')
          .select(['issuer', 'subject', 'made_at'])
          .where('staff_id', '=', staffId)
          .execute();
      },
    },
    { path: 'done.json', rows: () => historyRows(catalogue, 'staff_id', [staffId]) },
    { path: 'uploads.json', rows: () => rowsOf(catalogue, 'upload_processes', 'staff_id', [staffId]) },
    { path: 'scheduled.json', rows: () => rowsOf(catalogue, 'calendar_entries', 'staff_id', [staffId]) },
  ];
}

async function partsOfTalent(
  sources: Sources,
  talentId: string,
  { filmIds, reelIds, processIds, resumes }: OwnThings,
): Promise<readonly Part[]> {
  const { catalogue } = sources;
  const of = (path: string, table: keyof Catalogue, column: string, ids: readonly string[]): Part => ({
    path,
    rows: () => rowsOf(catalogue, table, column, ids),
  });
  const biography = await catalogue
    .selectFrom('biographies')
    .select('markdown')
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  return [
    of('talent.json', 'talents', 'talent_id', [talentId]),
    of('record.json', 'talent_records', 'talent_id', [talentId]),
    ...(biography ? [{ path: 'biography.md', text: biography.markdown }] : []),
    of('films.json', 'films', 'film_id', filmIds),
    of('uploads.json', 'upload_processes', 'process_id', processIds),
    of('reels.json', 'reels', 'reel_id', reelIds),
    of('films-on-reels.json', 'reel_films', 'reel_id', reelIds),
    of('resumes.json', 'resumes', 'file_name', resumes),
    ...(await filesOfTalent(sources, talentId, { filmIds, resumes })),
  ];
}

/** The files of a talent: pictures and resumes, and films as they were sent, or as they play where nothing else is there. */
async function filesOfTalent(
  { catalogue }: Sources,
  talentId: string,
  { filmIds }: Pick<OwnThings, 'filmIds' | 'resumes'>,
): Promise<readonly Part[]> {
  const pictures = await catalogue
    .selectFrom('talent_pictures')
    .select('picture')
    .where('talent_id', '=', talentId)
    .execute();
  const resumes = await catalogue
    .selectFrom('resumes')
    .select(['file_name', 'original_name'])
    .where('talent_id', '=', talentId)
    .execute();
  const films: Part[] = [];
  for (const filmId of filmIds) {
    const film = await catalogue
      .selectFrom('films as f')
      .leftJoin('upload_processes as p', 'p.process_id', 'f.process_id')
      .select(['f.number', 'f.own_file', 'p.process_id', 'p.file_name', 'p.stage'])
      .where('f.film_id', '=', filmId)
      .executeTakeFirst();
    const place = `films/${film?.number ?? 0}-${filmId}`;
    const original = film?.stage === 'RECEIVED' ? film.process_id : null;
    films.push(
      original === null
        ? { path: `${place}/${FILM_FILE}`, file: join(filmFolder('', filmId), FILM_FILE) }
        : {
            path: `${place}/${safeName(film?.file_name ?? '')}`,
            file: receivedPath('', original),
          },
      { path: `${place}/picture.jpg`, file: ownPicturePath('', filmId, film?.own_file ?? FIRST_OWN_FILE) },
    );
  }
  return [
    ...pictures.map(({ picture }) => ({
      path: `pictures/${picture}.jpg`,
      file: talentPicturePath('', talentId, picture),
    })),
    ...resumes.map(({ file_name, original_name }) => ({
      path: `resume/${safeName(original_name)}`,
      file: resumePath('', file_name),
    })),
    ...films,
  ];
}
