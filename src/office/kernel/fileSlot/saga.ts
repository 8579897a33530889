import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { call, fork, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { UPLOAD_START_DELAY } from '../../../contract/constants';
import type { Answer, Refusal } from '../../../contract/refusal';
import { sleep } from '../commands';
import type { Machine, StepTable } from '../machine';
import { perform } from '../perform';
import type { KeptFile } from '../world';
import { selectHasArrived, showArrival } from './arrivals';
import { forget, refuseFile } from './intake';
import type { Sending } from './steps';

type Says<Payload> = (payload: Payload) => UnknownAction;

interface CancelIntent<Place> {
  match(action: Action): action is Action & { readonly payload: Place };
}

/** What a workflow says of its slot. Its messages are the workflow's own. */
interface FileSlot<Root, Place, S extends Machine, Reply> {
  /** Of its workflow. */
  readonly name: string;
  /** Places of the same key are one. */
  readonly keyOf: (place: Place) => string;
  /** The machine of a place; undefined where there is none. */
  readonly select: (root: Root, place: Place) => S | undefined;
  /** Their tables say where a file is taken, and where it waits. */
  readonly steps: { readonly fileChosen: StepTable; readonly uploadStarted: StepTable };
  /** Why a file is not even sent (spec section 5): `notAPicture`, `tooLarge` …; one without a byte is `required`. */
  readonly problemOf: (file: KeptFile) => string | undefined;
  /** The file that the machine keeps so that it can be tried again. */
  readonly keptIn?: (state: S) => KeptFile | undefined;
  readonly send: (
    place: Place,
    file: KeptFile,
    onProgress: (sent: number) => SagaGenerator<unknown>,
  ) => SagaGenerator<Answer<Reply>>;
  readonly cancelled: CancelIntent<Place>;
  readonly fileRefused: Says<Place & { readonly refusal: Refusal }>;
  readonly uploadStarted: Says<Place & { readonly file: KeptFile }>;
  readonly moved: Says<Place & { readonly sent: number }>;
  readonly refused: Says<Place & { readonly refusal: Refusal }>;
  /** Fact: it is there. */
  readonly arrived: (place: Place, reply: Reply) => UnknownAction;
}

/**
 * One file for one place: taken or refused with the reason, sent after a moment, cancelled, tried again; forgotten once the
 * machine has no use for it.
 *
 * @returns `takeFile`, for what was chosen or dropped, and `sendFile`, for what is tried again. Both return true once
 *          the file has arrived: what the workflow does with it then is its own. `selectHasArrived` is true for a moment
 *          after that.
 */
export function fileSlot<Root, Place extends object, S extends Machine, Reply>(
  slot: FileSlot<Root, Place, S, Reply>,
) {
  const { steps, keyOf } = slot;
  const arrivalKey = (place: Place) => `${slot.name} ${keyOf(place)}`;
  const takes = steps.uploadStarted.from;
  const waits = steps.fileChosen.from.filter((status) => !takes.includes(status));
  const stateOf = (place: Place) => select((root: Root) => slot.select(root, place));

  function* isIn(place: Place, statuses: readonly string[]): SagaGenerator<boolean> {
    const state = yield* stateOf(place);
    return state !== undefined && statuses.includes(state.status);
  }

  /** A file that comes while something else is on its way is sent after it; where none is taken, it is forgotten. */
  function* takeFile(place: Place, file: KeptFile | null): SagaGenerator<boolean> {
    for (;;) {
      while (yield* isIn(place, waits)) yield* take('*');
      if (!(yield* isIn(place, takes))) break;
      const problem = file === null || file.size === 0 ? 'required' : slot.problemOf(file);
      if (problem !== undefined) {
        yield* refuseFile(file, slot.fileRefused({ ...place, refusal: notValid(problem) }));
        return false;
      }
      if (file && (yield* begin(place, file))) return yield* bring(place, file);
      // Another that waited was first. Where the step did not apply, it is not asked for again in the same breath.
      if (!(yield* isIn(place, waits))) break;
    }
    yield* forget(file);
    return false;
  }

  /** A file that is kept is sent again. */
  function* sendFile(place: Place, file: KeptFile): SagaGenerator<boolean> {
    return (yield* begin(place, file)) && (yield* bring(place, file));
  }

  /** True once that file is on its way. */
  function* begin(place: Place, file: KeptFile): SagaGenerator<boolean> {
    yield* put(slot.uploadStarted({ ...place, file }));
    return isSending(yield* stateOf(place), file);
  }

  function* bring(place: Place, file: KeptFile): SagaGenerator<boolean> {
    const { answer } = yield* race({
      answer: call(sendSoon, place, file),
      cancelled: take(
        (action: Action) => slot.cancelled.match(action) && keyOf(action.payload) === keyOf(place),
      ),
    });
    if (answer?.ok) {
      yield* put(slot.arrived(place, answer.reply));
      yield* fork(showArrival, { key: arrivalKey(place), fileId: file.fileId });
    }
    if (answer && !answer.ok) yield* put(slot.refused({ ...place, refusal: answer.refusal }));
    yield* forgetOnceLetGo(place, file);
    return answer?.ok === true;
  }

  /** An upload button waits before it sends (spec section 9). */
  function* sendSoon(place: Place, file: KeptFile): SagaGenerator<Answer<Reply>> {
    yield* perform(sleep(UPLOAD_START_DELAY));
    return yield* slot.send(place, file, (sent) => put(slot.moved({ ...place, sent })));
  }

  /** What was refused on its way stays at hand as long as it can be tried again; whoever sends it again sees to it then. */
  function* forgetOnceLetGo(place: Place, file: KeptFile): SagaGenerator<void> {
    for (;;) {
      const state = yield* stateOf(place);
      if (isSending(state, file)) return;
      if (!state || slot.keptIn?.(state)?.fileId !== file.fileId) break;
      yield* take('*');
    }
    yield* forget(file);
  }

  return {
    takeFile,
    sendFile,
    selectHasArrived: (root: Parameters<typeof selectHasArrived>[0], place: Place) =>
      selectHasArrived(root, arrivalKey(place)),
  };
}

const notValid = (problem: string): Refusal => ({ kind: 'invalid', problems: { file: problem } });

function isSending(state: Machine | undefined, { fileId }: KeptFile): boolean {
  return state?.status === 'uploading' && (state as Sending).file.fileId === fileId;
}
