import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Which kits have come: the slices and workflows that only some screens need, brought by the first of those screens.
 * One that has come stays, whoever signs in; a reload boots with none.
 */
const slice = createSlice({
  name: 'kits',
  initialState: [] as readonly string[],
  reducers: {
    arrived: (kits, { payload: { kit } }: PayloadAction<{ readonly kit: string }>) =>
      kits.includes(kit) ? kits : [...kits, kit],
  },
  selectors: { selectKits: (kits) => kits },
});

export const { reducer: kitsReducer } = slice;
export const { selectKits } = slice.selectors;
/** Intent: the code of a kit has come. */
export const kitArrived = slice.actions.arrived;
