import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import type { Role } from '../../../contract/rules/allow';
import { staffChanged } from '../../entities/staff';
import { type Keyed, keyed } from '../../kernel/keyed';
import { onLeading, reacting } from '../../kernel/reactions';
import { machine } from '../../kernel/machine';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';

interface Named {
  readonly staffId: string;
}

/** What an administrator changes in a person's row at once. */
type StaffChange = Named &
  (
    | { readonly kind: 'role'; readonly role: Role }
    | { readonly kind: 'secrets'; readonly seesSecrets: boolean }
    /** On again; off asks first (workflows/staffParting). */
    | { readonly kind: 'on' }
  );

/**
 *   settled, refused ──requested──▶ pending ──made──▶ settled
 *                                     └──refused──▶ refused
 *
 * The row shows what is wanted while it is pending. Each change says what shall be, so that it can be made again. A reload
 * boots as settled.
 */
type StaffChangeState =
  | { readonly status: 'settled' }
  | { readonly status: 'pending'; readonly change: StaffChange }
  | { readonly status: 'refused'; readonly change: StaffChange; readonly refusal: Refusal };

const settled: StaffChangeState = { status: 'settled' };
const { move } = machine<StaffChangeState>();

/** What happens to a person's row. */
export const steps = {
  requested: move(
    ['settled', 'refused'],
    ['pending'],
    (_state, { payload: change }: PayloadAction<StaffChange>) => ({ status: 'pending', change }),
  ),

  made: move(['pending'], ['settled'], (_state, _action: PayloadAction<Named>) => settled),
  refused: move(
    ['pending'],
    ['refused'],
    ({ change }, { payload: { refusal } }: PayloadAction<Named & { readonly refusal: Refusal }>) => ({
      status: 'refused',
      change,
      refusal,
    }),
  ),
};

const ofPerson = keyed<StaffChangeState, Named>(({ staffId }) => staffId, settled);

const slice = createSlice({
  name: 'staffChanges',
  initialState: {} as Keyed<StaffChangeState>,
  reducers: {
    requested: ofPerson(steps.requested),

    made: ofPerson(steps.made),
    refused: ofPerson(steps.refused),
  },
  selectors: {
    selectStaffChange: (changes, staffId: string): StaffChangeState => changes[staffId] ?? settled,
  },
});

const { intents, facts } = splitActions(slice.actions, 'requested');

export const staffChangesReducer = slice.reducer;
export const staffChangeIntents = intents;
export const { selectStaffChange } = slice.selectors;

/** People's rows are changed beside one another, each once at a time. */
export const staffChangesSaga = reacting(
  onLeading(intents.requested, save, ({ payload: { staffId } }) => staffId),
);

function* save({ payload: { staffId } }: ReturnType<typeof intents.requested>): SagaGenerator<void> {
  const saving = yield* select(selectStaffChange, staffId);
  if (saving.status !== 'pending') return;
  const answer = yield* call(saving.change);
  yield* put(answer.ok ? facts.made({ staffId }) : facts.refused({ staffId, refusal: answer.refusal }));
  // Also where a colleague was faster: what the account is now is shown.
  yield* put(staffChanged());
}

function call(change: StaffChange) {
  const { staffId } = change;
  if (change.kind === 'role') return request('staff.setRole', { staffId, role: change.role });
  if (change.kind === 'secrets')
    return request('staff.setSecrets', { staffId, seesSecrets: change.seesSecrets });
  return request('staff.toggle', { staffId, isOn: true });
}
