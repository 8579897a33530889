import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../contract/refusal';
import { fileSlot } from '../kernel/fileSlot/saga';
import { fileSlotSteps, mayTryAgain, type Sending } from '../kernel/fileSlot/steps';
import { machine } from '../kernel/machine';
import { splitActions } from '../kernel/splitActions';
import type { KeptFile } from '../kernel/world';
import { pictureProblem } from './pictureUpload';
import type { RecordWorkflow } from './records';

interface OfRecord {
  readonly id: string;
}

/**
 * The picture that is being given to the record on show:
 *
 *   idle, refused ──uploadStarted──▶ uploading ──arrived──▶ idle: the record's form has its name
 *                                      ├──refused──▶ refused      idle, refused ──fileRefused──▶ refused
 *                                      └──cancelled──▶ idle       refused ──dismissed──▶ idle
 *
 * A reload boots as idle: the file is chosen again.
 */
export type RecordPictureState =
  | { readonly status: 'idle' }
  | (OfRecord & Sending)
  | (OfRecord & { readonly status: 'refused'; readonly refusal: Refusal; readonly again: KeptFile | null });

const { move, stay } = machine<RecordPictureState>();
const idle = { status: 'idle' } as const;
type Of<T = unknown> = PayloadAction<OfRecord & T>;

const steps = {
  ...fileSlotSteps<RecordPictureState, OfRecord>()({
    takes: ['idle', 'refused'],
    waits: ['uploading'],
    carry: (_state, { id }) => ({ id }),
    cancelled: ['idle', () => idle],
    fileRefused: ['refused', (_state, { id, refusal }) => ({ status: 'refused', id, refusal, again: null })],
  }),
  retried: stay(['refused'], (state, _action: Of) => state),
  dismissed: move(['refused'], ['idle'], (_state, _action: Of) => idle),

  arrived: move(['uploading'], ['idle'], (_state, _action: Of<{ readonly picture: string }>) => idle),
  refused: move(
    ['uploading'],
    ['refused'],
    ({ id, file }, { payload: { refusal } }: Of<{ readonly refusal: Refusal }>) => ({
      status: 'refused',
      id,
      refusal,
      again: mayTryAgain(refusal) ? file : null,
    }),
  ),
};

interface RecordPictureOptions<N extends string> {
  /** Of its slice and of its messages: `newsPicture/fileChosen`. */
  readonly name: N;
  /** The page on which the record is written, and the field that holds the picture's name. */
  readonly page: Pick<RecordWorkflow, 'intents'>;
  readonly field: string;
  /** Sends it; the server names it. */
  readonly send: (
    id: string,
    file: KeptFile,
    onProgress: (sent: number) => SagaGenerator<unknown>,
  ) => SagaGenerator<Answer<{ readonly picture: string }>>;
}

/** A picture of a record: sent as soon as it is chosen; the record has it once its form is saved. */
export function recordPicture<N extends string>({ name, page, field, send }: RecordPictureOptions<N>) {
  type Root = Readonly<Record<N, RecordPictureState>>;
  const slice = createSlice({ name, initialState: idle as RecordPictureState, reducers: steps });
  const { intents, facts } = splitActions(slice.actions, 'fileChosen', 'cancelled', 'retried', 'dismissed');
  const selectState = (state: Root) => state[name];
  const slot = fileSlot({
    steps,
    keyOf: ({ id }: OfRecord) => id,
    select: selectState,
    problemOf: pictureProblem,
    keptIn: (state) => (state.status === 'refused' && state.again ? state.again : undefined),
    send: ({ id }, file, onProgress) => send(id, file, onProgress),
    cancelled: intents.cancelled,
    ...facts,
    arrived: ({ id }, { picture }) => facts.arrived({ id, picture }),
  });

  function* retry({ payload: { id } }: Of): SagaGenerator<void> {
    const state = yield* select(selectState);
    if (state.status === 'refused' && state.again) yield* slot.sendFile({ id }, state.again);
  }

  /** A picture that is still on its way when its record is left would be nobody's. */
  function* leave(): SagaGenerator<void> {
    const state = yield* select(selectState);
    if (state.status === 'uploading') yield* put(intents.cancelled({ id: state.id }));
    if (state.status === 'refused') yield* put(intents.dismissed({ id: state.id }));
  }

  function* saga(): SagaGenerator<void> {
    yield* all([
      takeEvery(intents.fileChosen, ({ payload: { id, file } }) => slot.takeFile({ id }, file)),
      takeEvery(intents.retried, retry),
      takeEvery(facts.arrived, ({ payload: { id, picture } }) =>
        put(page.intents.typed({ id, values: { [field]: picture } })),
      ),
      takeEvery(page.intents.closed, leave),
    ]);
  }

  return {
    steps,
    reducer: slice.reducer,
    intents,
    saga,
    select: selectState,
    /** True while a picture is on its way: closing the page would stop it. */
    selectIsUploading: (state: Root) => selectState(state).status === 'uploading',
  };
}

/** The picture of a kind of record, as its screen knows it. */
export type RecordPictureWorkflow = Pick<ReturnType<typeof recordPicture>, 'intents'> & {
  readonly select: (state: never) => RecordPictureState;
};
