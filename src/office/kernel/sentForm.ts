import type { PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../contract/refusal';
import { machine } from './machine';
import { machineSlice } from './machineSlice';
import { onLeading, reacting } from './reactions';

/**
 * A form that is sent whole:
 *
 *   editing ──submitted──▶ sending ──done──▶ done ──submitted──▶ sending
 *                           │ ▲ submitted      └──opened──▶ editing
 *                           ▼ │
 *                          refused ──opened──▶ editing
 *
 * What was typed stays in the form, and goes by in the message alone: it may be a password. A second press while it is
 * sent changes nothing. A reload boots as editing.
 */
type SentForm<Reply> =
  | { readonly status: 'editing' }
  | { readonly status: 'sending' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'done'; readonly reply: Reply };

function sentFormSteps<Input, Reply>() {
  const { move } = machine<SentForm<Reply>>();
  return {
    /** The form is shown anew. */
    opened: move(['refused', 'done'], ['editing'], () => ({ status: 'editing' })),
    submitted: move(['editing', 'refused', 'done'], ['sending'], (_state, _action: PayloadAction<Input>) => ({
      status: 'sending',
    })),

    done: move(['sending'], ['done'], (_state, { payload }: PayloadAction<Reply>) => ({
      status: 'done',
      reply: payload,
    })),
    refused: move(['sending'], ['refused'], (_state, { payload }: PayloadAction<Refusal>) => ({
      status: 'refused',
      refusal: payload,
    })),
  };
}

interface SentFormOptions<N extends string, Input, Reply> {
  /** Of the slice and of its messages: `founding/submitted`. */
  readonly name: N;
  readonly send: (input: Input) => SagaGenerator<Answer<Reply>>;
  /** What follows once it was done. */
  readonly then?: (input: Input, reply: Reply) => SagaGenerator<void>;
}

/** A form that is sent whole, once however often it is submitted: its `steps`, reducer, intents, facts, selector and saga. */
export function sentForm<N extends string, Input, Reply>({
  name,
  send,
  then,
}: SentFormOptions<N, Input, Reply>) {
  const steps = sentFormSteps<Input, Reply>();
  const first = { status: 'editing' } as SentForm<Reply>;
  const { intents, facts, ...slice } = machineSlice(name, first, steps, 'opened', 'submitted');

  function* submit({ payload: input }: PayloadAction<Input>): SagaGenerator<void> {
    const answer = yield* send(input);
    if (!answer.ok) {
      yield* put(facts.refused(answer.refusal));
      return;
    }
    yield* put(facts.done(answer.reply));
    if (then) yield* then(input, answer.reply);
  }

  return { ...slice, intents, facts, saga: reacting(onLeading(intents.submitted.type, submit)) };
}
