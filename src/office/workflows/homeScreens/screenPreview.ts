import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../../kernel/machine';
import { splitActions } from '../../kernel/splitActions';

/**
 * The home screens as the site shows them, over the whole window:
 *
 *   closed, open ──opened (another one too)──▶ open ──closed──▶ closed
 *
 * A reload boots as closed.
 */
type ScreenPreviewState =
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly screenId: string };

const { move } = machine<ScreenPreviewState>();

const slice = createSlice({
  name: 'screenPreview',
  initialState: { status: 'closed' } as ScreenPreviewState,
  reducers: {
    opened: move(['closed', 'open'], ['open'], (_state, { payload: screenId }: PayloadAction<string>) => ({
      status: 'open',
      screenId,
    })),
    closed: move(['open'], ['closed'], () => ({ status: 'closed' })),
  },
  selectors: { selectScreenPreview: (state) => state },
});

export const { reducer: screenPreviewReducer, caseReducers } = slice;
export const { selectScreenPreview } = slice.selectors;
export const { intents: screenPreviewIntents } = splitActions(slice.actions, 'opened', 'closed');
