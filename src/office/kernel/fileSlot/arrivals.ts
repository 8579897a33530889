import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { UPLOAD_SUCCESS_TIME } from '../../../contract/constants';
import { sleep } from '../commands';
import { without } from '../keyed';
import { perform } from '../perform';

/** A file that arrived in a slot; slots of the same key are one place. */
interface Arrival {
  readonly key: string;
  readonly fileId: string;
}

/** The files that have just arrived, by slot: their buttons say so for a moment. */
const slice = createSlice({
  name: 'arrivals',
  initialState: {} as Readonly<Record<string, string>>,
  reducers: {
    came: (arrivals, { payload: { key, fileId } }: PayloadAction<Arrival>) => ({
      ...arrivals,
      [key]: fileId,
    }),
    faded: (arrivals, { payload: { key, fileId } }: PayloadAction<Arrival>) =>
      arrivals[key] === fileId ? without(arrivals, key) : arrivals,
  },
  selectors: { selectHasArrived: (arrivals, key: string) => arrivals[key] !== undefined },
});

export const { reducer: arrivalsReducer } = slice;
export const { selectHasArrived } = slice.selectors;

/** Says that a file has arrived, for as long as spec section 9 has its button show it. */
export function* showArrival(arrival: Arrival): SagaGenerator<void> {
  yield* put(slice.actions.came(arrival));
  yield* perform(sleep(UPLOAD_SUCCESS_TIME));
  yield* put(slice.actions.faded(arrival));
}
