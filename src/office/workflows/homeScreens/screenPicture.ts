import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { SCREEN_ID_LENGTH, SCREEN_PICTURE_PERCENT } from '../../../contract/constants';
import { screenPictured, selectScreen } from '../../entities/screens';
import { newId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { onEvery, reacting } from '../../kernel/reactions';
import { selectPath } from '../office/navigation';
import { pictureSlot } from '../records/pictureSlot';
import { sendPicture } from '../records/pictureUpload';
import { screenDetail } from './screenDetail';
import { SCREENS_PATH } from './screenList';

/** Names the screen that a picture will make. */
export const NEW_SCREEN = '';

/** The picture that is being given to a home screen, or makes one. */
const slot = pictureSlot({
  name: 'screenPicture',
  *idFor(id) {
    return id === NEW_SCREEN ? yield* perform(newId(SCREEN_ID_LENGTH)) : id;
  },
  send: (screenId, file, onProgress) =>
    sendPicture(
      'picture.upload',
      {
        targetPath: 'screens/thumbnails',
        name: screenId,
        percent: SCREEN_PICTURE_PERCENT,
        version: 0,
        kind: 'screen',
      },
      file,
      onProgress,
    ),
});
const { facts, ...workflow } = slot;

/** A screen shows its picture at once; of one that the picture made, caption and film are asked for. */
function* show({ payload: { id, picture } }: ReturnType<typeof facts.arrived>): SagaGenerator<void> {
  const isNew = (yield* select(selectScreen, id)) === undefined;
  const { status } = yield* select(screenDetail.selectPage);
  yield* put(screenPictured({ screenId: id, picture }));
  if (isNew && status === 'closed' && (yield* select(selectPath)) === SCREENS_PATH)
    yield* put(screenDetail.intents.opened(id));
}

export const screenPicture = {
  ...workflow,
  saga: reacting(slot.saga, onEvery(facts.arrived, show)),
};
