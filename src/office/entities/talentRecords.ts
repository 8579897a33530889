import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { TalentRecord, TalentSecrets } from '../../contract/entities/talentRecord';
import type { ReplyOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { about } from '../kernel/query/invalidation';
import { newest } from '../kernel/query/newest';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { changeOf, tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';

/** A talent's whole record but its secrets, of which it says whether they are there. */
export type KnownRecord = ReplyOf<ScriptByName['talent.get']>;
/** Who was shown which secret, and when. */
export type Showing = ReplyOf<ScriptByName['talentShowings.list']>[number];

interface OfTalent {
  readonly talentId: string;
}
type OfSecrets = OfTalent & { readonly secretVersion: number };

/** Fact: what was saved; `version` is null from a backend that keeps none. */
export const talentRecordSaved = createAction<
  OfTalent & {
    readonly values: Partial<TalentRecord>;
    readonly secrets: Partial<TalentSecrets>;
    readonly version: number | null;
  }
>('talentRecords/saved');
/** Fact: the version that a talent's secrets have, told with one of them. */
export const talentSecretsRead = createAction<OfSecrets>('talentRecords/secretsRead');
/** Fact: a colleague changed a talent's secrets, and the person was told by a save that did not write over them. */
export const talentSecretsOvertaken = createAction<OfSecrets>('talentRecords/secretsOvertaken');

/** Secrets keep the version that this person knows of: what a colleague made of them, the save of one tells. */
const recordOf = (reply: KnownRecord, known: KnownRecord | null): KnownRecord =>
  known ? { ...newest(reply, known), secretVersion: known.secretVersion } : reply;

/** The personal records that were opened; of one's own saves their answers tell. */
export const talentRecords = query({
  name: 'talentRecords',
  keyOf: ({ talentId }: OfTalent) => talentId,
  ask: ({ talentId }) => request('talent.get', { talentId }),
  dataOf: recordOf,
  invalidatedBy: [
    about(
      serverEventReceived,
      (event, { talentId }: OfTalent, known: KnownRecord | null) =>
        tellsOf(event, 'talentRecord', talentId) &&
        (known?.version ?? 0) < (changeOf('talentRecord')(event)?.version ?? Infinity),
      (event) => tellsOf(event, 'talentRecord'),
    ),
  ],
});

/** Who was shown which secret of a talent, the last first. */
export const talentShowings = query({
  name: 'talentShowings',
  keyOf: ({ talentId }: OfTalent) => talentId,
  ask: ({ talentId }) => request('talentShowings.list', { talentId }),
  dataOf: (rows: readonly Showing[]) => rows,
  invalidatedBy: [
    // What is no save that counts, as a showing, comes without a version.
    about(
      serverEventReceived,
      (event, { talentId }: OfTalent) => tellsOf(event, 'talentRecord', talentId),
      (event) => changeOf('talentRecord')(event)?.version === null,
    ),
    about(talentSecretsRead, (payload, { talentId }: OfTalent) => payload.talentId === talentId),
  ],
});

type Records = ReturnType<typeof talentRecords.reducer>;

export function talentRecordsReducer(state: Records | undefined, action: UnknownAction): Records {
  const records = talentRecords.reducer(state, action);
  if (talentSecretsRead.match(action) || talentSecretsOvertaken.match(action)) {
    const { talentId, secretVersion } = action.payload;
    return change(records, talentId, () => ({ secretVersion }));
  }
  if (!talentRecordSaved.match(action)) return records;
  const { talentId, values, secrets, version } = action.payload;
  return change(records, talentId, ({ secretVersion }) => ({
    ...values,
    ...presence(secrets),
    ...(version !== null && { version }),
    ...(Object.keys(secrets).length > 0 && { secretVersion: secretVersion + 1 }),
  }));
}

function change(
  records: Records,
  talentId: string,
  changes: (record: KnownRecord) => Partial<KnownRecord>,
): Records {
  const known = records[talentId];
  if (!known?.data) return records;
  return { ...records, [talentId]: { ...known, data: { ...known.data, ...changes(known.data) } } };
}

/** Which secrets are there after these were saved; an empty one is gone. */
function presence({ socialSecurityNumber, siteLogin, sitePassword }: Partial<TalentSecrets>) {
  return {
    ...(socialSecurityNumber !== undefined && { hasSocialSecurityNumber: socialSecurityNumber !== '' }),
    ...(siteLogin !== undefined && { hasSiteLogin: siteLogin !== '' }),
    ...(sitePassword !== undefined && { hasSitePassword: sitePassword !== '' }),
  };
}

type Root = Parameters<typeof talentRecords.selectQuery>[0];
type ShowingsRoot = Parameters<typeof talentShowings.selectQuery>[0];

/** How the questions for a record, and for who looked at its secrets, stand. */
export const selectRecordQuery = (state: Root, talentId: string) =>
  talentRecords.selectQuery(state, { talentId });
export const selectShowingsQuery = (state: ShowingsRoot, talentId: string) =>
  talentShowings.selectQuery(state, { talentId });

export const selectTalentRecord = (state: Root, talentId: string): KnownRecord | null =>
  selectRecordQuery(state, talentId).data;
