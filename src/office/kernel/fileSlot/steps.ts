import type { PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../../../contract/refusal';
import { machine, type Machine, type Step } from '../machine';
import type { KeptFile } from '../world';

/** A machine while a file is on its way; what else it knows then is its own. */
export interface Sending {
  readonly status: 'uploading';
  readonly file: KeptFile;
  /** Bytes that are on their way or there. */
  readonly sent: number;
}

type In<S extends Machine, Status> = Extract<S, { readonly status: Status }>;

/** How one machine goes through the slot's steps: it says in which of its statuses it is before and after. */
interface SlotShape<
  S extends Machine,
  Place,
  Takes extends S['status'],
  Rests extends S['status'],
  Refused extends S['status'],
> {
  /** Where a file is taken at once. */
  readonly takes: readonly Takes[];
  /** Where one is taken that is sent after what is on its way. */
  readonly waits: readonly S['status'][];
  /** What the machine knows while it sends, besides the file. */
  readonly carry: (state: In<S, Takes>, place: Place) => Omit<In<S, 'uploading'>, keyof Sending>;
  readonly cancelled: readonly [Rests, (state: In<S, 'uploading'>) => In<S, Rests>];
  readonly fileRefused: readonly [
    Refused,
    (state: In<S, Takes>, payload: Place & { readonly refusal: Refusal }) => In<S, Refused>,
  ];
}

/** The steps of a file slot. Each names its place: the thing that the file is for. */
interface SlotSteps<S extends Machine, Place> {
  /** Intent: a file was dropped or picked; without one, the picker was left empty. */
  readonly fileChosen: Step<S, PayloadAction<Place & { readonly file: KeptFile | null }>>;
  /** Intent: what is on its way is not wanted any more. */
  readonly cancelled: Step<S, PayloadAction<Place>>;
  /** Fact: it is not even sent. */
  readonly fileRefused: Step<S, PayloadAction<Place & { readonly refusal: Refusal }>>;
  readonly uploadStarted: Step<S, PayloadAction<Place & { readonly file: KeptFile }>>;
  /** Fact: so many bytes are on their way or there. */
  readonly moved: Step<S, PayloadAction<Place & { readonly sent: number }>>;
}

/** Inside, a machine is any of them: its own types are those of the shape. */
interface AnyMachine extends Machine {
  readonly [name: string]: unknown;
}

interface AnyShape {
  readonly takes: readonly string[];
  readonly waits: readonly string[];
  readonly carry: (state: AnyMachine, payload: unknown) => object;
  readonly cancelled: readonly [string, (state: AnyMachine) => AnyMachine];
  readonly fileRefused: readonly [string, (state: AnyMachine, payload: unknown) => AnyMachine];
}

const { move, stay } = machine<AnyMachine>();
const uploading: readonly string[] = ['uploading'];

/**
 * The case reducers of one file for one place, for machines that have the status `uploading`:
 *
 *   takes ──uploadStarted──▶ uploading ──cancelled──▶ rests      takes ──fileRefused──▶ refused
 *
 * How the sending ends (it arrived, it was refused) is the machine's own: what comes next is.
 */
export const fileSlotSteps =
  <S extends Machine, Place>() =>
  <Takes extends S['status'], Rests extends S['status'], Refused extends S['status']>(
    shape: SlotShape<S, Place, Takes, Rests, Refused>,
  ): SlotSteps<S, Place> => {
    const { takes, waits, carry, cancelled, fileRefused } = shape as unknown as AnyShape;
    const steps = {
      fileChosen: stay([...takes, ...waits], (state) => state),
      cancelled: move(uploading, [cancelled[0]], (state) => cancelled[1](state)),
      fileRefused: move(takes, [fileRefused[0]], (state, { payload }: PayloadAction<{ refusal: Refusal }>) =>
        fileRefused[1](state, payload),
      ),
      uploadStarted: move(takes, uploading, (state, { payload }: PayloadAction<{ file: KeptFile }>) => ({
        ...carry(state, payload),
        status: 'uploading',
        file: payload.file,
        sent: 0,
      })),
      moved: stay(uploading, (state, { payload: { sent } }: PayloadAction<{ sent: number }>) => ({
        ...state,
        sent,
      })),
    };
    return steps as unknown as SlotSteps<S, Place>;
  };

/** What was not valid is not so the next time either; all else may be sent again. */
export const mayTryAgain = ({ kind }: Refusal): boolean => kind !== 'invalid';
