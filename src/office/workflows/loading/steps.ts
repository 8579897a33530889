import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import type { ListName, Load } from './state';

const { move } = machine<Load>();

interface Named {
  readonly list: ListName;
}

/** What happens to one list. */
export const steps = {
  retried: move(['failed'], ['waiting'], (_load, _action: PayloadAction<Named>) => ({ status: 'waiting' })),
  started: move(
    ['waiting', 'loading', 'loaded', 'refreshing', 'failed'],
    ['loading', 'refreshing'],
    ({ status }, _action: PayloadAction<Named>) => ({
      status: status === 'loaded' || status === 'refreshing' ? 'refreshing' : 'loading',
    }),
  ),
  arrived: move(['loading', 'refreshing'], ['loaded'], (_load, _action: PayloadAction<Named>) => ({
    status: 'loaded',
  })),
  failed: move(
    ['loading', 'refreshing'],
    ['failed'],
    (_load, { payload }: PayloadAction<Named & { readonly refusal: Refusal }>) => ({
      status: 'failed',
      refusal: payload.refusal,
    }),
  ),
};
