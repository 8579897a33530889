import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../../contract/refusal';
import { fileSlot } from '../../kernel/fileSlot/saga';
import { fileSlotSteps, mayTryAgain, type Sending } from '../../kernel/fileSlot/steps';
import { machine } from '../../kernel/machine';
import { onEvery, reacting } from '../../kernel/reactions';
import { splitActions } from '../../kernel/splitActions';
import type { KeptFile } from '../../kernel/world';
import { pictureProblem } from './pictureUpload';

/** The thing that a picture is for. */
interface OfThing {
  readonly id: string;
}

/**
 * A picture that is being given to a thing:
 *
 *   idle, refused ──uploadStarted──▶ uploading ──arrived──▶ idle: whoever asked for it has it
 *                                      ├──refused──▶ refused      idle, refused ──fileRefused──▶ refused
 *                                      └──cancelled──▶ idle       refused ──dismissed──▶ idle
 *
 * One that comes while another is on its way is sent after it. A reload boots as idle: the file is chosen again.
 */
type PictureSlotState =
  | { readonly status: 'idle' }
  | (OfThing & Sending)
  | (OfThing & { readonly status: 'refused'; readonly refusal: Refusal; readonly again: KeptFile | null });

const { move, stay } = machine<PictureSlotState>();
const idle = { status: 'idle' } as const;
type Of<T = unknown> = PayloadAction<OfThing & T>;

/** The steps of such a picture, which the server calls `P`. */
const stepsOf = <P>() => ({
  ...fileSlotSteps<PictureSlotState, OfThing>()({
    takes: ['idle', 'refused'],
    waits: ['uploading'],
    carry: (_state, { id }) => ({ id }),
    cancelled: ['idle', () => idle],
    fileRefused: ['refused', (_state, { id, refusal }) => ({ status: 'refused', id, refusal, again: null })],
  }),
  retried: stay(['refused'], (state, _action: Of) => state),
  dismissed: move(['refused'], ['idle'], (_state, _action: Of) => idle),

  arrived: move(['uploading'], ['idle'], (_state, _action: Of<{ readonly picture: P }>) => idle),
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
});

interface PictureSlotOptions<N extends string, P> {
  /** Of its slice and of its messages: `newsPicture/fileChosen`. */
  readonly name: N;
  /** The id of what a picture is chosen for, where the screen that it was chosen on knows none yet. */
  readonly idFor?: (id: string) => SagaGenerator<string>;
  /** Sends it; the server says what it is called. */
  readonly send: (
    id: string,
    file: KeptFile,
    onProgress: (sent: number) => SagaGenerator<unknown>,
  ) => SagaGenerator<Answer<{ readonly picture: P }>>;
}

/** One picture at a time for the things of a kind: sent as soon as it is chosen. What comes of it is the workflow's own. */
export function pictureSlot<N extends string, P>({ name, idFor, send }: PictureSlotOptions<N, P>) {
  type Root = Readonly<Record<N, PictureSlotState>>;
  const steps = stepsOf<P>();
  const slice = createSlice({ name, initialState: idle as PictureSlotState, reducers: steps });
  const { intents, facts } = splitActions(slice.actions, 'fileChosen', 'cancelled', 'retried', 'dismissed');
  const selectState = (state: Root) => state[name];
  const slot = fileSlot({
    name,
    steps,
    keyOf: ({ id }: OfThing) => id,
    select: selectState,
    problemOf: pictureProblem,
    keptIn: (state) => (state.status === 'refused' && state.again ? state.again : undefined),
    send: ({ id }, file, onProgress) => send(id, file, onProgress),
    cancelled: intents.cancelled,
    ...facts,
    arrived: ({ id }, { picture }) => facts.arrived({ id, picture }),
  });

  function* takeFile({ payload: { id, file } }: Of<{ readonly file: KeptFile | null }>): SagaGenerator<void> {
    yield* slot.takeFile({ id: idFor ? yield* idFor(id) : id }, file);
  }

  function* retry({ payload: { id } }: Of): SagaGenerator<void> {
    const state = yield* select(selectState);
    if (state.status === 'refused' && state.again) yield* slot.sendFile({ id }, state.again);
  }

  /** A picture that is still on its way when what it is for is left would be nobody's. */
  function* leave(): SagaGenerator<void> {
    const state = yield* select(selectState);
    if (state.status === 'uploading') yield* put(intents.cancelled({ id: state.id }));
    if (state.status === 'refused') yield* put(intents.dismissed({ id: state.id }));
  }

  const saga = reacting(onEvery(intents.fileChosen, takeFile), onEvery(intents.retried, retry));

  return {
    steps,
    reducer: slice.reducer,
    intents,
    facts,
    saga,
    leave,
    select: selectState,
    selectHasArrived: slot.selectHasArrived,
    /** True while a picture is on its way: closing the page would stop it. */
    selectIsUploading: (state: Root) => selectState(state).status === 'uploading',
  };
}

/** Such a picture, as screens know it. */
export type PictureSlotWorkflow = Pick<ReturnType<typeof pictureSlot>, 'intents' | 'selectHasArrived'> & {
  readonly select: (state: never) => PictureSlotState;
  readonly selectIsUploading: (state: never) => boolean;
};
