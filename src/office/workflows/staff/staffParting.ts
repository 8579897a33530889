import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../../contract/refusal';
import type { AccountStatus } from '../../../contract/entities/colleague';
import { staffChanged } from '../../entities/staff';
import { machine } from '../../kernel/machine';
import { onLeading, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';
import { selectLanguage } from '../office/preferences';

/** What is asked about: that a person is signed out, can no longer sign in, is removed, signs in without the second factor, or that what is theirs becomes a colleague's. */
interface Parting {
  readonly kind: 'signOut' | 'off' | 'remove' | 'handOver' | 'endFactor';
  readonly staffId: string;
  readonly name: string;
  /** Whose account it is: an invitation that is taken back has nothing to be handed over. */
  readonly accountStatus: AccountStatus;
}

/** Who gets the uploads and what is scheduled; nobody where `heirId` is blank. */
interface Heir {
  readonly heirId: string;
}

/** What was handed over, in numbers. */
interface HandedOver {
  readonly uploads: number;
  readonly scheduled: number;
}

/**
 *   closed, told ──opened──▶ asking ──confirmed──▶ working ──ended──▶ closed, or told what was handed over
 *                              │                     │ ▲ confirmed
 *                              │                     ▼ │
 *                              └──closed──▶ closed  refused
 *   told, refused ──closed──▶ closed
 *
 * What is theirs is handed over first, so that nothing is left with nobody. A reload boots as closed.
 */
export type StaffPartingState =
  | { readonly status: 'closed' }
  | { readonly status: 'asking'; readonly parting: Parting }
  | ({ readonly status: 'working'; readonly parting: Parting } & Heir)
  | { readonly status: 'refused'; readonly parting: Parting; readonly refusal: Refusal }
  | ({ readonly status: 'told'; readonly parting: Parting } & HandedOver);

const { move } = machine<StaffPartingState>();
const closed = { status: 'closed' } as const;

const slice = createSlice({
  name: 'staffParting',
  initialState: closed as StaffPartingState,
  reducers: {
    opened: move(['closed', 'told'], ['asking'], (_state, { payload: parting }: PayloadAction<Parting>) => ({
      status: 'asking',
      parting,
    })),
    confirmed: move(
      ['asking', 'refused'],
      ['working'],
      ({ parting }, { payload: { heirId } }: PayloadAction<Heir>) => ({ status: 'working', parting, heirId }),
    ),
    closed: move(['asking', 'refused', 'told'], ['closed'], () => closed),

    ended: move(
      ['working'],
      ['closed', 'told'],
      ({ parting }, { payload }: PayloadAction<HandedOver | null>) =>
        payload ? { status: 'told', parting, ...payload } : closed,
    ),
    refused: move(['working'], ['refused'], ({ parting }, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      parting,
      refusal,
    })),
  },
  selectors: { selectStaffParting: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'confirmed', 'closed');

export const { reducer: staffPartingReducer, caseReducers } = slice;
export const staffPartingIntents = intents;
export const { selectStaffParting } = slice.selectors;

/** A person's account is turned off or removed, once what is theirs was handed over where that is wished. */
export const staffPartingSaga = reacting(onLeading(intents.confirmed, part));

function* part(): SagaGenerator<void> {
  const dialog = yield* select(selectStaffParting);
  if (dialog.status !== 'working') return;
  const { parting, heirId } = dialog;
  const { staffId, kind } = parting;
  const handed = heirId === '' ? undefined : yield* request('staff.handOver', { staffId, heirId });
  const answer = handed?.ok === false ? handed : yield* close(kind, staffId);
  yield* put(answer.ok ? facts.ended(handed?.ok ? handed.reply : null) : facts.refused(answer.refusal));
  yield* put(staffChanged());
}

/** Who is gone already is gone: a colleague was faster. */
function* close(kind: Parting['kind'], staffId: string): SagaGenerator<Answer<object>> {
  const done = { ok: true, reply: {} } as const;
  if (kind === 'handOver') return done;
  if (kind === 'endFactor') {
    const language = yield* select(selectLanguage);
    return yield* request('staff.endFactor', { staffId, language });
  }
  if (kind === 'signOut') return yield* request('staff.endSessions', { staffId });
  if (kind === 'off') return yield* request('staff.toggle', { staffId, isOn: false });
  const answer = yield* request('staff.remove', { staffId });
  return !answer.ok && answer.refusal.kind === 'notFound' ? done : answer;
}
