import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TalentSecretName } from '../../../contract/entities/talentRecord';
import type { Refusal } from '../../../contract/refusal';
import { talentRecordLoaded, talentRecordSaved } from '../../entities/talentRecords';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { Showing, ShownSecret, TalentRecordState } from './state';

const { move, stay } = machine<TalentRecordState>();

type Ready = Extract<TalentRecordState, { status: 'ready' }>;
interface OfField {
  readonly field: TalentSecretName;
}

const without = (state: Ready, field: TalentSecretName) =>
  state.secrets.filter((secret) => secret.field !== field);
const withSecret = (state: Ready, secret: ShownSecret): Ready => ({
  ...state,
  secrets: [...without(state, secret.field), secret],
});
const isAsked = (state: Ready, field: TalentSecretName) =>
  state.secrets.some((secret) => secret.field === field && secret.status === 'asking');

const isOf = (state: TalentRecordState, talentId: string): state is Ready =>
  state.status === 'ready' && state.talentId === talentId;
/** Who typed a secret knows it: it stays on show after its save, so that typing can go on. */
const withTyped = (state: Ready, [field, shownSecret]: [string, string]): Ready =>
  withSecret(state, { field: field as TalentSecretName, status: 'shown', shownSecret });

const slice = createSlice({
  name: 'talentRecord',
  initialState: { status: 'closed' } as TalentRecordState,
  reducers: {
    opened: move(
      ['closed', 'loading', 'failed', 'ready'],
      ['loading'],
      (_state, { payload: { talentId } }: PayloadAction<{ talentId: string }>) => ({
        status: 'loading',
        talentId,
      }),
    ),
    closed: move(['loading', 'failed', 'ready'], ['closed'], () => ({ status: 'closed' })),
    showRequested: stay(['ready'], (state, { payload: { field } }: PayloadAction<OfField>) =>
      withSecret(state, { field, status: 'asking' }),
    ),
    hidden: stay(['ready'], (state, { payload: { field } }: PayloadAction<OfField>) => ({
      ...state,
      secrets: without(state, field),
    })),

    loaded: move(
      ['loading'],
      ['ready'],
      ({ talentId }, { payload: showings }: PayloadAction<readonly Showing[]>) => ({
        status: 'ready',
        talentId,
        secrets: [],
        showings,
      }),
    ),
    loadFailed: move(
      ['loading'],
      ['failed'],
      ({ talentId }, { payload: refusal }: PayloadAction<Refusal>) => ({
        status: 'failed',
        talentId,
        refusal,
      }),
    ),
    shown: stay(
      ['ready'],
      (state, { payload: { field, shownSecret } }: PayloadAction<OfField & { shownSecret: string }>) =>
        isAsked(state, field) ? withSecret(state, { field, status: 'shown', shownSecret }) : state,
    ),
    showRefused: stay(
      ['ready'],
      (state, { payload: { field, refusal } }: PayloadAction<OfField & { refusal: Refusal }>) =>
        isAsked(state, field) ? withSecret(state, { field, status: 'refused', refusal }) : state,
    ),
    showingsRead: stay(['ready'], (state, { payload: showings }: PayloadAction<readonly Showing[]>) => ({
      ...state,
      showings,
    })),
  },
  extraReducers: (builder) =>
    builder
      .addCase(talentRecordSaved, (state, { payload: { talentId, secrets } }) =>
        isOf(state, talentId) ? Object.entries(secrets).reduce(withTyped, state) : state,
      )
      .addCase(talentRecordLoaded, (state, { payload: { talentId } }) =>
        isOf(state, talentId) ? { ...state, secrets: [] } : state,
      ),
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'closed', 'showRequested', 'hidden');
