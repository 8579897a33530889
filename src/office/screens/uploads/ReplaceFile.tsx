import { Button } from '@blueprintjs/core';
import { Upload as UploadIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { editFilmIntents } from '../../workflows/films/editFilm';
import type { Upload } from '../../workflows/films/uploads';
import { useFilmOfUpload } from './useFilmOfUpload';
import { ForStaff } from '../shared/ForStaff';

interface ReplaceFileProps {
  readonly filmId: string;
  /** It has none yet. */
  readonly isFirst?: boolean;
  /** Of the film, where there are several. */
  readonly title?: string;
  readonly tabIndex?: number;
}

/** Opens a film where its file is replaced, or sent for the first time. */
export function ReplaceFile({ filmId, isFirst = false, title, tabIndex }: ReplaceFileProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <ForStaff>
      <Button
        size="small"
        icon={<UploadIcon />}
        tabIndex={tabIndex}
        aria-label={
          title === undefined
            ? undefined
            : formatMessage({ id: isFirst ? 'filmMenu.addFileOf' : 'filmMenu.replaceOf' }, { title })
        }
        text={formatMessage({ id: isFirst ? 'filmMenu.addFile' : 'filmMenu.replace' })}
        onClick={() => dispatch(editFilmIntents.opened({ filmId, section: 'file' }))}
      />
    </ForStaff>
  );
}

/** The same for the film of an upload; nothing while it is not created, or not loaded. */
export function ReplaceFileOf({ upload }: { readonly upload: Upload }) {
  const film = useFilmOfUpload(upload);
  return film ? <ReplaceFile filmId={film.filmId} title={upload.file.name} /> : null;
}
