import { Callout } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { isPlayable } from '../../../contract/rules/playable';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { selectUploads } from '../../workflows/films/uploads';
import { DropZone } from '../uploads/DropZone';
import { UploadRow } from '../uploads/UploadRow';
import { useEncoding, useFilmEncoding, useHasFile } from '../shared/useEncoding';
import { ReencodeForm } from './ReencodeForm';

/** The file of a film: given or replaced here, and encoded again. */
export function FileSection({ film }: { readonly film: Film }) {
  const uploads = useSelector(selectUploads);
  const upload =
    uploads.find(({ uploadKey }) => uploadKey === film.filmId) ??
    uploads.find(({ processId }) => processId === film.processId);
  const encoding = useEncoding(upload?.processId ?? '');
  const canPlay = isPlayable(useFilmEncoding(film).status, film.duration);
  const isOver = upload?.status === 'done' && encoding.status === 'done';
  const isComing = upload !== undefined && upload.status !== 'done';
  const hasFile = useHasFile(film) && !isComing;
  const isReplaced = hasFile || canPlay;
  const section = useFocusOnChange<HTMLElement>(upload !== undefined && !isOver);
  return (
    <div className="film-editor-file">
      {hasFile ? (
        <ReencodeForm key={film.filmId} film={film} />
      ) : (
        !upload && (
          <Callout compact intent="none">
            <FormattedMessage id="film.noFile" />
          </Callout>
        )
      )}
      <section ref={section} tabIndex={-1} aria-labelledby="film-editor-replace">
        <h3 id="film-editor-replace">
          <FormattedMessage id={isReplaced ? 'editFilm.replace' : 'editFilm.addFile'} />
        </h3>
        {canPlay && (
          <p className="gr-muted">
            <FormattedMessage id="editFilm.replaceHint" />
          </p>
        )}
        {upload && !isOver ? (
          <UploadRow upload={upload} takesFileAs={film.filmId} />
        ) : (
          <DropZone uploadKey={film.filmId} isMissing={false} />
        )}
      </section>
    </div>
  );
}
