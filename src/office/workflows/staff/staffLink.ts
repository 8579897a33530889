import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Refusal } from '../../../contract/refusal';
import { copyText } from '../../kernel/commands';
import { machine } from '../../kernel/machine';
import { perform } from '../../kernel/perform';
import { onLeading, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';
import { splitActions } from '../../kernel/splitActions';
import { selectLanguage } from '../office/preferences';

/** Whom a link lets in, and what it is for: an account of theirs, or another password. */
interface OfPerson {
  readonly name: string;
  readonly purpose: 'invitation' | 'password';
}

/**
 *   none, mailed, refused ──requested──▶ sending ──made──▶ mailed, or shown where there is no mail server
 *                                          └──refused──▶ refused
 *   none, mailed, refused ──made (an invitation)──▶ mailed, shown
 *   shown ──copyRequested──▶ shown ──copied──▶ shown (it says so)
 *   mailed, shown, refused ──closed──▶ none
 *
 * The server keeps a hash of a link: it is shown once. A reload boots as none.
 */
type StaffLinkState =
  | { readonly status: 'none' }
  | (OfPerson & { readonly status: 'sending'; readonly staffId: string })
  | (OfPerson & { readonly status: 'mailed' })
  /** `isCopied` is null until that was tried. */
  | (OfPerson & { readonly status: 'shown'; readonly accessLink: string; readonly isCopied: boolean | null })
  | (OfPerson & { readonly status: 'refused'; readonly refusal: Refusal });

const { move } = machine<StaffLinkState>();

const slice = createSlice({
  name: 'staffLink',
  initialState: { status: 'none' } as StaffLinkState,
  reducers: {
    requested: move(
      ['none', 'mailed', 'refused'],
      ['sending'],
      (_state, { payload }: PayloadAction<OfPerson & { readonly staffId: string }>) => ({
        ...payload,
        status: 'sending',
      }),
    ),
    copyRequested: move(['shown'], ['shown'], (state) => ({ ...state, isCopied: null })),
    closed: move(['mailed', 'shown', 'refused'], ['none'], () => ({ status: 'none' })),

    made: move(
      ['none', 'sending', 'mailed', 'refused'],
      ['mailed', 'shown'],
      (
        _state,
        {
          payload: { name, purpose, accessLink },
        }: PayloadAction<OfPerson & { readonly accessLink?: string }>,
      ) =>
        accessLink
          ? { status: 'shown', name, purpose, accessLink, isCopied: null }
          : { status: 'mailed', name, purpose },
    ),
    refused: move(
      ['sending'],
      ['refused'],
      ({ name, purpose }, { payload: refusal }: PayloadAction<Refusal>) => ({
        status: 'refused',
        name,
        purpose,
        refusal,
      }),
    ),
    copied: move(['shown'], ['shown'], (state, { payload: isCopied }: PayloadAction<boolean>) => ({
      ...state,
      isCopied,
    })),
  },
  selectors: { selectStaffLink: (state) => state },
});

const { intents, facts } = splitActions(slice.actions, 'requested', 'copyRequested', 'closed');

export const { reducer: staffLinkReducer, caseReducers } = slice;
export const staffLinkIntents = intents;
/** Fact: a link to an account was made; without `accessLink` it was mailed. */
export const staffLinkMade = facts.made;
export const { selectStaffLink } = slice.selectors;

/** Sends a person a link to the account, or shows it to be handed over where there is no mail server. */
export const staffLinkSaga = reacting(
  onLeading(intents.requested, send),
  onLeading(intents.copyRequested, copy),
);

function* send(): SagaGenerator<void> {
  const link = yield* select(selectStaffLink);
  if (link.status !== 'sending') return;
  const { staffId, name, purpose } = link;
  const language = yield* select(selectLanguage);
  const answer = yield* request('staff.sendLink', { staffId, language });
  if (!answer.ok) {
    yield* put(facts.refused(answer.refusal));
    return;
  }
  const { accessLink } = answer.reply;
  yield* put(facts.made({ name, purpose, ...(accessLink && { accessLink }) }));
}

function* copy(): SagaGenerator<void> {
  const link = yield* select(selectStaffLink);
  if (link.status === 'shown') yield* put(facts.copied(yield* perform(copyText(link.accessLink))));
}
