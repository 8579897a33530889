import { Button } from '@blueprintjs/core';
import { Upload as UploadIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectFilmsById } from '../../entities/films';
import { editFilmIntents } from '../../workflows/editFilm';
import type { Upload } from '../../workflows/uploads';

interface ReplaceFileProps {
  readonly filmId: string;
  /** It has none yet. */
  readonly isFirst?: boolean;
}

/** Opens a film where its file is replaced, or sent for the first time. */
export function ReplaceFile({ filmId, isFirst = false }: ReplaceFileProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <Button
      size="small"
      icon={<UploadIcon />}
      text={formatMessage({ id: isFirst ? 'filmMenu.addFile' : 'filmMenu.replace' })}
      onClick={() => dispatch(editFilmIntents.opened({ filmId, section: 'file' }))}
    />
  );
}

/** The same for the film of an upload; nothing while it is not created, or not loaded. */
export function ReplaceFileOf({ upload: { uploadKey, processId } }: { readonly upload: Upload }) {
  const films = useSelector(selectFilmsById);
  const film = useMemo(
    () => films[uploadKey] ?? Object.values(films).find((each) => each.processId === processId),
    [films, uploadKey, processId],
  );
  return film ? <ReplaceFile filmId={film.filmId} /> : null;
}
