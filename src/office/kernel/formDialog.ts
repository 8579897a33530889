import type { PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { machine } from './machine';
import { machineSlice } from './machineSlice';
import { type Attempt, type Failed, failed, type Failure, idInDoubt } from './mutation';
import { onLeading, reacting } from './reactions';

/** What stands while such a dialog is open; `about` is what it was opened for. */
export type OpenDialog<About, Input> = { readonly about: About } & (
  | { readonly status: 'editing' }
  | {
      readonly status: 'saving';
      readonly input: Input;
      /** Of the try that is in doubt; null: the request gets an id of its own. */
      readonly requestId: string | null;
    }
  | ({ readonly input: Input } & Failed)
);

/**
 * A dialog with a form, which is handed over by one change and then gone:
 *
 *   closed ──opened──▶ editing ──submitted──▶ saving ──saved──▶ closed
 *                                               │ ▲ submitted
 *                                               ▼ │
 *   all but saving ──closed──▶ closed        refused, doubtful
 *
 * A second submit is ignored while the first waits for its answer (spec section 4); what is in doubt is tried again as the
 * same request. A reload boots as closed.
 */
export type FormDialog<About, Input> = { readonly status: 'closed' } | OpenDialog<About, Input>;

const closed = { status: 'closed' } as const;

function formDialogSteps<About, Input, Reply>() {
  const { move } = machine<FormDialog<About, Input>>();
  return {
    opened: move(['closed'], ['editing'], (_state, { payload: about }: PayloadAction<About>) => ({
      status: 'editing',
      about,
    })),
    submitted: move(
      ['editing', 'refused', 'doubtful'],
      ['saving'],
      (state, { payload: input }: PayloadAction<Input>) => ({
        status: 'saving',
        about: state.about,
        input,
        requestId: idInDoubt(state, input),
      }),
    ),
    closed: move(['editing', 'refused', 'doubtful'], ['closed'], () => closed),

    saved: move(['saving'], ['closed'], (_state, _action: PayloadAction<Reply>) => closed),
    refused: move(
      ['saving'],
      ['refused', 'doubtful'],
      ({ about, input, requestId }, { payload }: PayloadAction<Failure>) => ({
        about,
        input,
        ...failed(requestId, payload),
      }),
    ),
  };
}

interface FormDialogOptions<N extends string, About, Input, Reply> {
  /** Of the slice and of its messages: `newReel/submitted`. */
  readonly name: N;
  /** Makes the change, under the request id of a try that is in doubt or one of its own. */
  readonly save: (about: About, input: Input, requestId: string | null) => SagaGenerator<Attempt<Reply>>;
  /** What follows once it is saved and the dialog is gone. */
  readonly then?: (about: About, reply: Reply) => SagaGenerator<void>;
}

/** A dialog with a form that one change saves: its `steps`, reducer, intents, facts, selector and saga. */
export function formDialog<N extends string, About, Input, Reply>({
  name,
  save,
  then,
}: FormDialogOptions<N, About, Input, Reply>) {
  const steps = formDialogSteps<About, Input, Reply>();
  const first = closed as FormDialog<About, Input>;
  const { intents, facts, ...slice } = machineSlice(name, first, steps, 'opened', 'submitted', 'closed');

  function* submit(): SagaGenerator<void> {
    const dialog = yield* select(slice.select);
    if (dialog.status !== 'saving') return;
    const { about, input, requestId } = dialog;
    const tried = yield* save(about, input, requestId);
    if (!tried.ok) {
      yield* put(facts.refused(tried.failure));
      return;
    }
    yield* put(facts.saved(tried.reply));
    if (then) yield* then(about, tried.reply);
  }

  return { ...slice, intents, facts, saga: reacting(onLeading(intents.submitted.type, submit)) };
}
