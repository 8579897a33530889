import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine } from '../../kernel/machine';
import type { Emptying, TrashList } from './state';

const list = machine<TrashList>();
const emptying = machine<Emptying>();

/** The steps of the list. */
export const listSteps = {
  reloadStarted: list.move(['closed', 'loading', 'shown', 'failed'], ['loading'], () => ({
    status: 'loading',
  })),
  loaded: list.move(['loading'], ['shown'], () => ({ status: 'shown' })),
  loadFailed: list.move(['loading'], ['failed'], (_state, { payload: refusal }: PayloadAction<Refusal>) => ({
    status: 'failed',
    refusal,
  })),
};

/** The steps of emptying. */
export const emptySteps = {
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

/** Both machines' steps by name, for their tables. */
export const steps = { ...listSteps, ...emptySteps };
