import { type Selectable, sql } from 'kysely';
import type { TalentSecretName, TalentSecrets } from '../../contract/entities/talentRecord';
import type { TalentSecretsRow } from '../database/schema';
import { change, type ChangeContext, type Handler, read, type ReadContext, Refused } from '../http/handler';
import { limitHourly } from '../http/hourly';
import { live } from '../http/live';
import { SealedOtherwise } from '../vault/vault';
import { secretColumns } from './record';

/** So many secrets a person is shown within an hour. */
const HOURLY = 60;

/** How many showings the form is told of. */
const SHOWINGS = 50;

type GivenSecrets = { readonly [K in TalentSecretName]?: TalentSecrets[K] | undefined } & {
  readonly talentId: string;
  readonly secretVersion?: number | undefined;
};

const secretNames = Object.keys(secretColumns) as TalentSecretName[];

/** Which secrets a call carries; an empty one takes the secret away. */
export const givenSecrets = (input: GivenSecrets): readonly TalentSecretName[] =>
  secretNames.filter((name) => input[name] !== undefined);

const placeOf = ({ caller }: ReadContext | ChangeContext, talentId: string, name: TalentSecretName) =>
  [caller.agency.abbreviation, talentId, secretColumns[name]].join('/');

/**
 * Seals the secrets that a call carries. Refuses them when somebody else has changed the secrets since the caller saw
 * them; who never got the answer to a save of his own may save again.
 */
export async function keepSecrets(
  context: ChangeContext,
  input: GivenSecrets,
  stored: Selectable<TalentSecretsRow> | undefined,
): Promise<void> {
  const { talentId, secretVersion } = input;
  const { staffId } = context.caller;
  const version = stored?.version ?? 0;
  if (secretVersion !== undefined && secretVersion !== version && stored?.changed_by !== staffId)
    throw new Refused({ kind: 'conflict', reason: 'secretVersion' });
  const sealed = Object.fromEntries(
    givenSecrets(input).map((name) => {
      const text = input[name] ?? '';
      return [
        secretColumns[name],
        text === '' ? null : context.vault.seal(text, placeOf(context, talentId, name)),
      ];
    }),
  );
  const row = { ...sealed, version: version + 1, changed_by: staffId };
  await context.catalogue
    .insertInto('talent_secrets')
    .values({ talent_id: talentId, ...row })
    .onConflict((conflict) => conflict.column('talent_id').doUpdateSet(row))
    .execute();
}

/** Opens one secret for the person who asks; the activity says who, when, which and whose. */
export const talentShowSecret: Handler<'talent.showSecret'> = change(async (context, { talentId, field }) => {
  await live(context.catalogue, 'talents', talentId);
  const row = await context.catalogue
    .selectFrom('talent_secrets')
    .selectAll()
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  const sealed = row?.[secretColumns[field]];
  if (!row || !sealed) return { shownSecret: '', secretVersion: row?.version ?? 0 };
  await limitHourly(context, ['talent.showSecret'], HOURLY);
  await context.recordHistory(talentId, { shown: field });
  context.alsoChanged('talentRecord', talentId);
  return {
    shownSecret: unsealed(context, sealed, placeOf(context, talentId, field)),
    secretVersion: row.version,
  };
});

/** All secrets of a talent, for who may see them: whoever asks has noted it. */
export async function openSecrets(
  context: ReadContext,
  talentId: string,
): Promise<Partial<Record<TalentSecretName, string>>> {
  const row = await context.catalogue
    .selectFrom('talent_secrets')
    .selectAll()
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  return Object.fromEntries(
    secretNames.flatMap((name) => {
      const sealed = row?.[secretColumns[name]];
      return sealed ? [[name, unsealed(context, sealed, placeOf(context, talentId, name))]] : [];
    }),
  );
}

function unsealed({ vault }: Pick<ReadContext, 'vault'>, sealed: string, place: string): string {
  try {
    return vault.open(sealed, place);
  } catch (error) {
    if (error instanceof SealedOtherwise) throw new Refused({ kind: 'conflict', reason: 'sealedOtherwise' });
    throw error;
  }
}

/** Who was shown which secret of a talent, the last first. */
export const talentShowings: Handler<'talentShowings.list'> = read(
  async ({ catalogue, colleagues }, { talentId }) => {
    await live(catalogue, 'talents', talentId);
    const people = new Map((await colleagues()).map((colleague) => [colleague.staffId, colleague]));
    const rows = await catalogue
      .selectFrom('activity')
      .select(['activity_id', 'at', 'staff_id', 'before'])
      // Written into the statement, or the databases do not see that their index of showings holds the answer.
      .where('script', '=', sql.lit('talent.showSecret'))
      .where('subject', '=', talentId)
      .orderBy('at', 'desc')
      .limit(SHOWINGS)
      .execute();
    return rows.map(({ activity_id, at, staff_id, before }) => ({
      showingId: activity_id,
      field: (JSON.parse(before) as { shown: TalentSecretName }).shown,
      firstName: people.get(staff_id)?.firstName ?? '',
      lastName: people.get(staff_id)?.lastName ?? '',
      shownAt: at,
    }));
  },
);
