import type { UnknownAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import { onEvery, reacting } from '../../kernel/reactions';
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
  const { facts, saga: slotSaga, leave, ...slot } = pictureSlot<N, string>(options);

  const saga = reacting(
    slotSaga,
    onEvery(facts.arrived, ({ payload }) => put(arrived(payload))),
    onEvery(page.intents.closed, leave),
  );

  return { ...slot, saga };
}
