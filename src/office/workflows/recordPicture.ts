import type { UnknownAction } from '@reduxjs/toolkit';
import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { pictureSlot } from './pictureSlot';
import type { RecordWorkflow } from './records';

type SlotOptions<N extends string> = Parameters<typeof pictureSlot<N, string>>[0];

interface RecordPictureOptions<N extends string> extends Pick<SlotOptions<N>, 'name' | 'send'> {
  /** The page on which the record is written. */
  readonly page: Pick<RecordWorkflow, 'intents'>;
  /** Fact or intent: the picture is there, and belongs into the record. */
  readonly arrived: (picture: { readonly id: string; readonly picture: string }) => UnknownAction;
}

/** A picture of the record on show: the record has it once its form is saved. */
export function recordPicture<N extends string>({ page, arrived, ...options }: RecordPictureOptions<N>) {
  const { facts, saga: slotSaga, ...slot } = pictureSlot<N, string>(options);
  const { intents } = slot;

  /** A picture that is still on its way when its record is left would be nobody's. */
  function* leave(): SagaGenerator<void> {
    const state = yield* select(slot.select);
    if (state.status === 'uploading') yield* put(intents.cancelled({ id: state.id }));
    if (state.status === 'refused') yield* put(intents.dismissed({ id: state.id }));
  }

  function* saga(): SagaGenerator<void> {
    yield* all([
      slotSaga(),
      takeEvery(facts.arrived, ({ payload }) => put(arrived(payload))),
      takeEvery(page.intents.closed, leave),
    ]);
  }

  return { ...slot, saga };
}
