import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import type { Role } from '../../../contract/rules/allow';
import { personName } from '../../../contract/rules/personName';
import { staffChanged } from '../../entities/staff';
import { machine } from '../../kernel/machine';
import { onLeading, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';
import { selectLanguage } from '../office/preferences';
import { staffLinkMade } from './staffLink';

/** Who is invited, and what that person will be allowed to do. */
export interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly seesSecrets: boolean;
}

/**
 *   closed ──opened──▶ editing ──submitted──▶ saving ──invited──▶ closed
 *                                               │ ▲ submitted
 *                                               ▼ │
 *   all but saving ──closed──▶ closed        refused
 *
 * Who is invited twice has another invitation, so that a try whose answer was lost is made again. A reload boots as closed.
 */
type StaffInvitationState =
  | { readonly status: 'closed' }
  | { readonly status: 'editing' }
  | { readonly status: 'saving'; readonly invitation: Invitation }
  | { readonly status: 'refused'; readonly refusal: Refusal };

const { move } = machine<StaffInvitationState>();

const slice = createSlice({
  name: 'staffInvitation',
  initialState: { status: 'closed' } as StaffInvitationState,
  reducers: {
    opened: move(['closed'], ['editing'], () => ({ status: 'editing' })),
    submitted: move(
      ['editing', 'refused'],
      ['saving'],
      (_state, { payload: invitation }: PayloadAction<Invitation>) => ({ status: 'saving', invitation }),
    ),
    closed: move(['editing', 'refused'], ['closed'], () => ({ status: 'closed' })),

    invited: move(['saving'], ['closed'], () => ({ status: 'closed' })),
    refused: move(['saving'], ['refused'], (_state, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      refusal,
    })),
  },
  selectors: { selectStaffInvitation: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'opened', 'submitted', 'closed');

export const { reducer: staffInvitationReducer, caseReducers } = slice;
export const staffInvitationIntents = intents;
export const { selectStaffInvitation } = slice.selectors;

/** A colleague to be is invited; the link that opens the account is mailed, or handed over where there is no mail server. */
export const staffInvitationSaga = reacting(onLeading(intents.submitted, invite));

function* invite(): SagaGenerator<void> {
  const dialog = yield* select(selectStaffInvitation);
  if (dialog.status !== 'saving') return;
  const { email, firstName, lastName, ...rights } = dialog.invitation;
  const typed = { email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim() };
  const language = yield* select(selectLanguage);
  const answer = yield* request('staff.invite', { ...typed, ...rights, language });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  yield* put(facts.invited());
  yield* put(staffChanged());
  const { accessLink } = answer.reply;
  const name = personName(typed.firstName, typed.lastName) || typed.email;
  yield* put(staffLinkMade({ name, purpose: 'invitation', ...(accessLink && { accessLink }) }));
}
