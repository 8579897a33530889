import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FoundReel } from '../../../contract/entities/reel';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { ReelFinderState } from './state';

const { move } = machine<ReelFinderState>();

const slice = createSlice({
  name: 'reelFinder',
  initialState: { status: 'unasked', reels: [] } as ReelFinderState,
  reducers: {
    /** The palette opens. */
    opened: (state) => state,

    asked: move(['unasked', 'asking', 'outdated', 'failed'], ['asking'], ({ reels }) => ({
      status: 'asking',
      reels,
    })),
    listed: move(['asking'], ['listed'], (_state, { payload }: PayloadAction<readonly FoundReel[]>) => ({
      status: 'listed',
      reels: payload,
    })),
    failed: move(['asking'], ['failed'], ({ reels }) => ({ status: 'failed', reels })),
    outdated: move(['listed'], ['outdated'], ({ reels }) => ({ status: 'outdated', reels })),
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'opened');
