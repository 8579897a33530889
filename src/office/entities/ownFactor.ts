import { createAction } from '@reduxjs/toolkit';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { ALL } from '../kernel/query/state';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';

/** Fact: a second factor, or whether the agency requires one, is otherwise now. */
export const factorChanged = createAction('ownFactor/changed');

interface OwnFactor {
  readonly isOn: boolean;
  /** It is, or is also, an authenticator app. */
  readonly hasApp: boolean;
  readonly isRequired: boolean;
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number;
  /** The address at which passkeys are made; blank where there is none. */
  readonly passkeysAt: string;
}

/** The second factor of the person's own account, and whether the agency requires one. */
export const ownFactor = query({
  name: 'ownFactor',
  ask: () => request('account.factor', {}),
  dataOf: ({ isOn, hasApp, isRequired, codesLeft, passkeysAt }: OwnFactor): OwnFactor => ({
    ...{ isOn, hasApp, isRequired },
    ...{ codesLeft, passkeysAt },
  }),
  invalidatedBy: [
    on(factorChanged),
    on(serverEventReceived, (event) => tellsOf(event, 'staff') || tellsOf(event, 'agency')),
  ],
});

export const selectOwnFactor = (state: Parameters<typeof ownFactor.selectQuery>[0]) =>
  ownFactor.selectQuery(state, ALL);
