import { ProgressBar, Spinner } from '@blueprintjs/core';
import { ErrorIcon, FilmIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { type EncodingStatus, type Film, isUnderWay } from '../../../contract/entities/film';
import { isFaultOfFile } from '../../../contract/rules/encodingFailure';
import type { Encoding } from '../../entities/encodings';
import type { Upload } from '../../workflows/films/uploads';
import { encodingFailure } from '../shared/encodingFailure';
import { EncodeAgain, useRetryRefusal } from '../uploads/EncodeAgain';
import { ReplaceFile } from '../uploads/ReplaceFile';
import { UploadActions } from '../uploads/UploadActions';
import { UploadBar } from '../uploads/UploadBar';
import { uploadLine } from '../uploads/uploadTexts';
import { useEncoding, useFilmEncoding } from '../shared/useEncoding';

interface FilmStateProps {
  readonly film: Film;
  readonly upload: Upload | undefined;
  /** At the foot of the still, for a film that can be played meanwhile; else over all of it. */
  readonly isStrip: boolean;
}

const isComing = (upload: Upload | undefined): upload is Upload =>
  upload !== undefined && upload.status !== 'done';

/** True while a file comes for the film, or it is encoded, or its encoding failed. */
export const isAtWork = (status: EncodingStatus, upload: Upload | undefined): boolean =>
  isComing(upload) || isUnderWay(status) || status === 'failed';

/** What is being done to a film: its file comes, it waits or is encoded, or that failed and can be tried again. */
export function FilmState({ film, upload, isStrip }: FilmStateProps) {
  const encoding = useFilmEncoding(film);
  const className = isStrip ? 'film-state film-strip' : 'film-state';
  if (isComing(upload)) return <Coming upload={upload} className={className} />;
  if (encoding.status === 'failed') return <Failed film={film} encoding={encoding} className={className} />;
  return <Waiting film={film} encoding={encoding} isReceived={upload !== undefined} className={className} />;
}

function Coming({ upload, className }: { readonly upload: Upload; readonly className: string }) {
  const intl = useIntl();
  return (
    <div className={className}>
      <p className="film-reason">{uploadLine(intl, upload, useEncoding(upload.processId))}</p>
      <UploadBar upload={upload} />
      <UploadActions upload={upload} />
    </div>
  );
}

interface EncodedProps {
  readonly film: Film;
  readonly encoding: Encoding;
  readonly className: string;
}

function Failed({ film, encoding: { reason }, className }: EncodedProps) {
  const intl = useIntl();
  const { processId = '' } = film;
  const title = film.title || intl.formatMessage({ id: 'film.untitled' });
  const refusal = useRetryRefusal(processId);
  const needsOther = isFaultOfFile(reason);
  return (
    <div className={`${className} failed`}>
      <p>
        <ErrorIcon size={14} /> {intl.formatMessage({ id: 'film.encodingFailed' })}
      </p>
      <p className="film-reason">{refusal ?? encodingFailure(intl, reason)}</p>
      {needsOther && <ReplaceFile filmId={film.filmId} title={title} />}
      {processId !== '' && !needsOther && <EncodeAgain processId={processId} title={title} />}
    </div>
  );
}

function Waiting({
  film,
  encoding: { status, progress },
  isReceived,
  className,
}: EncodedProps & { readonly isReceived: boolean }) {
  const { formatMessage } = useIntl();
  const title = film.title || formatMessage({ id: 'film.untitled' });
  if (status === 'running')
    return (
      <div className={className}>
        <p>{formatMessage({ id: 'film.encoding' }, { progress })}</p>
        <ProgressBar
          value={progress / 100}
          intent="primary"
          stripes={false}
          aria-label={formatMessage({ id: 'film.encodingProgress' }, { title })}
        />
      </div>
    );
  const isWaiting = status === 'waiting' || isReceived;
  // A process without an encoding receives its file: from a colleague, or from this person's other window.
  const id = isWaiting ? 'film.waiting' : film.processId ? 'film.uploading' : 'film.noFile';
  return (
    <div className={className}>
      <p>
        {isWaiting ? <Spinner size={14} aria-hidden /> : <FilmIcon size={14} />} {formatMessage({ id })}
      </p>
      {id === 'film.noFile' && <ReplaceFile filmId={film.filmId} title={title} isFirst />}
    </div>
  );
}
