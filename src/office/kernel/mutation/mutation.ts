import type { PayloadAction } from '@reduxjs/toolkit';
import { machine } from '../machine';
import { type Failed, failed, type Failure, idInDoubt } from './doubt';

/**
 * One change of something at the server:
 *
 *   idle ──requested──▶ pending ──succeeded──▶ idle
 *                         │ ▲ requested
 *                         ▼ │
 *        refused (a definite answer), doubtful (it may have been done)
 *
 * What is in doubt is tried again as the same request: under one request id the server acts once. Another input is
 * another request. A reload boots as idle.
 */
export type Mutation<Input> =
  | { readonly status: 'idle' }
  | {
      readonly status: 'pending';
      readonly input: Input;
      /** Of the try that is in doubt; null: the request gets an id of its own. */
      readonly requestId: string | null;
    }
  | ({ readonly input: Input } & Failed);

/** Where a change begins, and where it ends once it is done. */
export const idle = { status: 'idle' } as const;

/**
 * The steps of one change. `Named` is what names the thing in every message; the message that asks carries the `Input`,
 * a failure what became of the try.
 */
export function mutationSteps<Named, Input extends Named = Named>() {
  const { move } = machine<Mutation<Input>>();
  return {
    requested: move(
      ['idle', 'refused', 'doubtful'],
      ['pending'],
      (state, { payload: input }: PayloadAction<Input>) => ({
        status: 'pending',
        input,
        requestId: idInDoubt(state, input),
      }),
    ),

    succeeded: move(['pending'], ['idle'], (_state, _action: PayloadAction<Named>) => idle),
    failed: move(
      ['pending'],
      ['refused', 'doubtful'],
      ({ input, requestId }, { payload }: PayloadAction<Named & Failure>) => ({
        input,
        ...failed(requestId, payload),
      }),
    ),
  };
}
