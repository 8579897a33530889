import { useDispatch } from 'react-redux';
import { useFileKeeper } from '../../ui/fileKeeper';
import { uploadIntents } from '../../workflows/uploads';

/** What the file picker offers first (spec section 5); the workflow checks what was chosen. */
export const FILM_FILES = '.mpg,.mp4,.mov,.mxf,video/*';

/** Hands over the file that a person picked or dropped for an upload; without one, that is told too. */
export function useFileChoice(uploadKey: string) {
  const keepFile = useFileKeeper();
  const dispatch = useDispatch();
  return (files: FileList | null): void => {
    const file = files?.[0];
    dispatch(uploadIntents.fileChosen({ uploadKey, file: file ? keepFile(file) : null }));
  };
}
