import { useSelector } from 'react-redux';
import type { PictureSlotWorkflow } from '../../workflows/records/pictureSlot';
import { PICTURE_FILES, pictureProblems } from './pictureFiles';
import { useSlot } from './useSlot';

const texts = {
  choose: 'recordPage.picture.choose',
  sending: 'recordPage.picture.sending',
  problems: pictureProblems,
} as const;

/** What a `FileDrop` is given that takes the picture of one thing, of all for which such pictures are sent. */
export function usePictureSlot(workflow: PictureSlotWorkflow, id: string, isLocked = false) {
  const state = useSelector(workflow.select);
  const own = state.status !== 'idle' && state.id === id ? state : undefined;
  return useSlot({
    place: { id },
    intents: workflow.intents,
    accept: PICTURE_FILES,
    sending: own?.status === 'uploading' ? own : undefined,
    refused: own?.status === 'refused' ? own : undefined,
    selectHasArrived: workflow.selectHasArrived,
    isLocked,
    texts,
  });
}
