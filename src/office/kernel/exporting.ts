import type { PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Answer, Refusal } from '../../contract/refusal';
import { machine } from './machine';
import { machineSlice } from './machineSlice';
import { onLeading, reacting } from './reactions';

/**
 *   none, saved, refused ──requested──▶ working ──saved──▶ saved
 *                                          │ refused
 *                                          ▼
 *                                       refused
 *   saved, refused ──closed──▶ none
 *
 * A reload boots as none.
 */
type ExportState<Saved> =
  | { readonly status: 'none' }
  | { readonly status: 'working' }
  | ({ readonly status: 'saved' } & Saved)
  | { readonly status: 'refused'; readonly refusal: Refusal };

function exportSteps<Asked>() {
  const { move } = machine<ExportState<object>>();
  return {
    requested: move(['none', 'saved', 'refused'], ['working'], (_state, _action: PayloadAction<Asked>) => ({
      status: 'working',
    })),
    closed: move(['saved', 'refused'], ['none'], () => ({ status: 'none' })),

    saved: move(['working'], ['saved'], (_state, { payload }: PayloadAction<object>) => ({
      status: 'saved',
      ...payload,
    })),
    refused: move(['working'], ['refused'], (_state, { payload: refusal }: PayloadAction<Refusal>) => ({
      status: 'refused',
      refusal,
    })),
  };
}

interface ExportOptions<N extends string, Asked, Reply, Saved> {
  /** Of the slice and of its messages: `activityExport/requested`. */
  readonly name: N;
  /** Asks the server for it. */
  readonly ask: (asked: Asked) => SagaGenerator<Answer<Reply>>;
  /** Puts on this computer what was asked for, and says what came of it. */
  readonly keep: (asked: Asked, reply: Reply) => SagaGenerator<Saved>;
}

/** Something that the server writes and this computer keeps: its `steps`, reducer, intents, selector and saga. */
export function exporting<N extends string, Asked, Reply, Saved extends object>({
  name,
  ask,
  keep,
}: ExportOptions<N, Asked, Reply, Saved>) {
  const steps = exportSteps<Asked>();
  const first = { status: 'none' } as ExportState<Saved>;
  const { facts, ...slice } = machineSlice(name, first, steps, 'requested', 'closed');

  function* save({ payload }: PayloadAction<Asked>): SagaGenerator<void> {
    const answer = yield* ask(payload);
    if (answer.ok) yield* put(facts.saved(yield* keep(payload, answer.reply)));
    else yield* put(facts.refused(answer.refusal));
  }

  return { ...slice, saga: reacting(onLeading(slice.intents.requested.type, save)) };
}
