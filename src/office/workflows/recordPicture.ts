import { all, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { pictureSlot } from './pictureSlot';
import type { RecordWorkflow } from './records';

type SlotOptions<N extends string> = Parameters<typeof pictureSlot<N, string>>[0];

interface RecordPictureOptions<N extends string> extends Pick<SlotOptions<N>, 'name' | 'send'> {
  /** The page on which the record is written, and the field that holds the picture's name. */
  readonly page: Pick<RecordWorkflow, 'intents'>;
  readonly field: string;
}

/** A picture of the record on show: the record has it once its form is saved. */
export function recordPicture<N extends string>({ page, field, ...options }: RecordPictureOptions<N>) {
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
      takeEvery(facts.arrived, ({ payload: { id, picture } }) =>
        put(page.intents.typed({ id, values: { [field]: picture } })),
      ),
      takeEvery(page.intents.closed, leave),
    ]);
  }

  return { ...slot, saga };
}
