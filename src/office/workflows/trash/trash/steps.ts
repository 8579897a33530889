import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../../contract/refusal';
import { machine } from '../../../kernel/machine';
import type { Emptying } from './state';

const emptying = machine<Emptying>();

/** The steps of emptying. */
export const steps = {
  emptyOpened: emptying.move(
    ['none', 'done'],
    ['asking'],
    (_state, { payload: { until } }: PayloadAction<{ readonly until: string }>) => ({
      status: 'asking',
      until,
    }),
  ),
  emptyConfirmed: emptying.move(['asking', 'refused'], ['emptying'], ({ until }) => ({
    status: 'emptying',
    until,
  })),
  emptyClosed: emptying.move(['asking', 'refused', 'done'], ['none'], () => ({ status: 'none' })),
  emptied: emptying.move(['emptying'], ['done'], (_state, { payload: removed }: PayloadAction<number>) => ({
    status: 'done',
    removed,
  })),
  emptyRefused: emptying.move(
    ['emptying'],
    ['refused'],
    ({ until }, { payload: refusal }: PayloadAction<Refusal>) => ({ status: 'refused', until, refusal }),
  ),
};
