import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { FileChoice } from '../../ui/FileDrop';
import { useFileKeeper } from '../../ui/fileKeeper';
import { uploadIntents } from '../../workflows/films/uploads';

/** What the file picker offers first (spec section 5); the workflow checks what was chosen. */
const FILM_FILES = '.mpg,.mp4,.mov,.mxf,video/*';

/** The film file of an upload, as it is asked for and handed over. */
export function useFileChoice(uploadKey: string): FileChoice {
  const { formatMessage } = useIntl();
  const keepFile = useFileKeeper();
  const dispatch = useDispatch();
  return {
    label: formatMessage({ id: 'uploads.file' }),
    accept: FILM_FILES,
    onFile: (file) => dispatch(uploadIntents.fileChosen({ uploadKey, file: file && keepFile(file) })),
  };
}
