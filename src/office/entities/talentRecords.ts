import { createAction, createSlice } from '@reduxjs/toolkit';
import type { TalentRecord, TalentSecrets } from '../../contract/entities/talentRecord';
import type { ReplyOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import { signedIn, signedOut } from './session';

/** A talent's whole record but its secrets, of which it says whether they are there. */
export type KnownRecord = ReplyOf<ScriptByName['talent.get']>;

interface OfTalent {
  readonly talentId: string;
}

/** Fact: the record as the server has it now. */
export const talentRecordLoaded = createAction<OfTalent & { readonly record: KnownRecord }>(
  'talentRecords/loaded',
);
/** Fact: what was saved; `version` is null from a backend that keeps none. */
export const talentRecordSaved = createAction<
  OfTalent & {
    readonly values: Partial<TalentRecord>;
    readonly secrets: Partial<TalentSecrets>;
    readonly version: number | null;
  }
>('talentRecords/saved');
/** Fact: the version that a talent's secrets have. */
export const talentSecretsRead = createAction<OfTalent & { readonly secretVersion: number }>(
  'talentRecords/secretsRead',
);

type Records = Readonly<Record<string, KnownRecord>>;

function change(records: Records, talentId: string, next: Partial<KnownRecord>): Records {
  const record = records[talentId];
  return record ? { ...records, [talentId]: { ...record, ...next } } : records;
}

/** Which secrets are there after these were saved; an empty one is gone. */
function presence({ socialSecurityNumber, siteLogin, sitePassword }: Partial<TalentSecrets>) {
  return {
    ...(socialSecurityNumber !== undefined && { hasSocialSecurityNumber: socialSecurityNumber !== '' }),
    ...(siteLogin !== undefined && { hasSiteLogin: siteLogin !== '' }),
    ...(sitePassword !== undefined && { hasSitePassword: sitePassword !== '' }),
  };
}

const none: Records = {};

const slice = createSlice({
  name: 'talentRecords',
  initialState: none,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(talentRecordLoaded, (records, { payload: { talentId, record } }) => ({
        ...(records as Records),
        [talentId]: record,
      }))
      .addCase(talentRecordSaved, (records, { payload: { talentId, values, secrets, version } }) =>
        change(records as Records, talentId, {
          ...values,
          ...presence(secrets),
          ...(version !== null && { version }),
          ...(Object.keys(secrets).length > 0 && {
            secretVersion: (records[talentId]?.secretVersion ?? 0) + 1,
          }),
        }),
      )
      .addCase(talentSecretsRead, (records, { payload: { talentId, secretVersion } }) =>
        change(records as Records, talentId, { secretVersion }),
      )
      .addCase(signedIn, () => none)
      .addCase(signedOut, () => none),
});

export const talentRecordsReducer = slice.reducer;

interface Root {
  readonly talentRecords: Records;
}

export const selectTalentRecord = ({ talentRecords }: Root, talentId: string): KnownRecord | undefined =>
  talentRecords[talentId];
