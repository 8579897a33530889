import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';
import type { ReelPanelState } from './state';

const { move } = machine<ReelPanelState>();

const openDetail = move(
  ['list', 'detail'],
  ['detail'],
  (_state, { payload }: PayloadAction<{ reelId: string }>) => ({
    status: 'detail',
    reelId: payload.reelId,
  }),
);
const openList = move(['list', 'detail'], ['list'], () => ({ status: 'list' }));

const slice = createSlice({
  name: 'reelPanel',
  initialState: { status: 'list' } as ReelPanelState,
  reducers: {
    reelOpened: openDetail,
    listOpened: openList,

    createdReelOpened: openDetail,
    addressedReelOpened: openDetail,
    left: openList,
  },
});

export const { reducer, caseReducers } = slice;
export const { intents, facts } = splitActions(slice.actions, 'reelOpened', 'listOpened');
