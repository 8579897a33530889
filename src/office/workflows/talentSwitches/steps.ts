import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import { settled, type TalentSwitch } from './state';

const { move } = machine<TalentSwitch>();

interface Named {
  readonly talentId: string;
}

/** What happens to the switch of one talent. */
export const steps = {
  requested: move(
    ['settled', 'refused', 'waiting', 'saving'],
    ['waiting', 'saving'],
    (state, { payload: { online } }: PayloadAction<Named & { readonly online: boolean }>) =>
      state.status === 'saving' ? { ...state, wanted: online } : { status: 'waiting', wanted: online },
  ),

  started: move(['waiting'], ['saving'], ({ wanted }, _action: PayloadAction<Named>) => ({
    status: 'saving',
    wanted,
    asked: wanted,
  })),
  saved: move(['saving'], ['settled', 'waiting'], ({ wanted, asked }, _action: PayloadAction<Named>) =>
    wanted === asked ? settled : { status: 'waiting', wanted },
  ),
  refused: move(
    ['saving'],
    ['refused', 'settled'],
    ({ wanted, asked }, { payload: { refusal } }: PayloadAction<Named & { readonly refusal: Refusal }>) =>
      wanted === asked ? { status: 'refused', wanted, refusal } : settled,
  ),
};
