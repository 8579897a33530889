import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TalentSecretName } from '../../../../contract/entities/talentRecord';
import type { Refusal } from '../../../../contract/refusal';
import { talentRecordSaved, talentSecretsOvertaken } from '../../../entities/talentRecords';
import { machine } from '../../../kernel/machine';
import { splitActions } from '../../../kernel/splitActions';
import type { OfField, OfTalent, Open, ShownSecret, TalentRecordState } from './state';

const { move, stay } = machine<TalentRecordState>();

const without = (state: Open, field: TalentSecretName) =>
  state.secrets.filter((secret) => secret.field !== field);
const withSecret = (state: Open, secret: ShownSecret): Open => ({
  ...state,
  secrets: [...without(state, secret.field), secret],
});
/** What came of a question that is still asked. */
const answered = (state: Open, secret: ShownSecret): Open =>
  state.secrets.some(({ field, status }) => field === secret.field && status === 'asking')
    ? withSecret(state, secret)
    : state;
/** Who typed a secret knows it: it stays on show after its save, so that typing can go on. */
const withTyped = (state: Open, [field, shownSecret]: [string, string]): Open =>
  withSecret(state, { field: field as TalentSecretName, status: 'shown', shownSecret });

const isOf = (state: TalentRecordState, talentId: string): state is Open =>
  state.status === 'open' && state.talentId === talentId;

const slice = createSlice({
  name: 'talentRecord',
  initialState: { status: 'closed' } as TalentRecordState,
  reducers: {
    opened: move(
      ['closed', 'open'],
      ['open'],
      (_state, { payload: { talentId } }: PayloadAction<OfTalent>) => ({
        status: 'open',
        talentId,
        secrets: [],
      }),
    ),
    closed: move(['open'], ['closed'], () => ({ status: 'closed' })),
    showRequested: stay(['open'], (state, { payload: { field } }: PayloadAction<OfField>) =>
      withSecret(state, { field, status: 'asking' }),
    ),
    hidden: stay(['open'], (state, { payload: { field } }: PayloadAction<OfField>) => ({
      ...state,
      secrets: without(state, field),
    })),
    shown: stay(['open'], (state, { payload }: PayloadAction<OfField & { shownSecret: string }>) =>
      answered(state, { ...payload, status: 'shown' }),
    ),
    showRefused: stay(['open'], (state, { payload }: PayloadAction<OfField & { refusal: Refusal }>) =>
      answered(state, { ...payload, status: 'refused' }),
    ),
  },
  extraReducers: (builder) =>
    builder
      .addCase(talentRecordSaved, (state, { payload: { talentId, secrets } }) =>
        isOf(state, talentId) ? Object.entries(secrets).reduce(withTyped, state) : state,
      )
      .addCase(talentSecretsOvertaken, (state, { payload: { talentId } }) =>
        isOf(state, talentId) ? { ...state, secrets: [] } : state,
      ),
  selectors: {
    selectOpenRecord: (state) => (state.status === 'open' ? state.talentId : undefined),
    /** How a secret of the open record is shown; nothing while it is hidden. */
    selectShownSecret: (state, field: TalentSecretName): ShownSecret | undefined =>
      state.status === 'open' ? state.secrets.find((secret) => secret.field === field) : undefined,
  },
});

export const { reducer, caseReducers } = slice;
export const { selectOpenRecord, selectShownSecret } = slice.selectors;
export const { intents, facts } = splitActions(slice.actions, 'opened', 'closed', 'showRequested', 'hidden');
