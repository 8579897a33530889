import { ProgressBar, Spinner } from '@blueprintjs/core';
import { ErrorIcon, FilmIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { isFaultOfFile } from '../../../contract/rules/encodingFailure';
import type { Upload } from '../../workflows/uploads';
import { encodingFailure } from '../shared/encodingFailure';
import { EncodeAgain, useRetryRefusal } from '../uploads/EncodeAgain';
import { ReplaceFile } from '../uploads/ReplaceFile';
import { UploadActions } from '../uploads/UploadActions';
import { UploadBar } from '../uploads/UploadBar';
import { uploadLine } from '../uploads/uploadTexts';

interface FilmStateProps {
  readonly film: Film;
  readonly upload: Upload | undefined;
  /** At the foot of the still, for a film that can be played meanwhile; else over all of it. */
  readonly isStrip: boolean;
}

const isComing = (upload: Upload | undefined): upload is Upload =>
  upload !== undefined && upload.status !== 'done';

/** True while a file comes for the film, or it is encoded, or its encoding failed. */
export const isAtWork = ({ encoding }: Film, upload: Upload | undefined): boolean =>
  isComing(upload) || encoding === 'waiting' || encoding === 'running' || encoding === 'failed';

/** What is being done to a film: its file comes, it waits or is encoded, or that failed and can be tried again. */
export function FilmState({ film, upload, isStrip }: FilmStateProps) {
  const className = isStrip ? 'film-state film-strip' : 'film-state';
  if (isComing(upload)) return <Coming upload={upload} className={className} />;
  if (film.encoding === 'failed') return <Failed film={film} className={className} />;
  return <Waiting film={film} isReceived={upload !== undefined} className={className} />;
}

function Coming({ upload, className }: { readonly upload: Upload; readonly className: string }) {
  const intl = useIntl();
  return (
    <div className={className}>
      <p className="film-reason">{uploadLine(intl, upload)}</p>
      <UploadBar upload={upload} />
      <UploadActions upload={upload} />
    </div>
  );
}

function Failed({ film, className }: { readonly film: Film; readonly className: string }) {
  const intl = useIntl();
  const { processId = '' } = film;
  const refusal = useRetryRefusal(processId);
  const needsOther = isFaultOfFile(film.encodingReason ?? '');
  return (
    <div className={`${className} failed`}>
      <p>
        <ErrorIcon size={14} /> {intl.formatMessage({ id: 'film.encodingFailed' })}
      </p>
      <p className="film-reason" title={film.encodingReason}>
        {refusal ?? encodingFailure(intl, film.encodingReason ?? '')}
      </p>
      {needsOther && <ReplaceFile filmId={film.filmId} />}
      {processId !== '' && !needsOther && <EncodeAgain processId={processId} />}
    </div>
  );
}

interface WaitingProps {
  readonly film: Film;
  readonly isReceived: boolean;
  readonly className: string;
}

function Waiting({ film, isReceived, className }: WaitingProps) {
  const { formatMessage } = useIntl();
  const progress = film.encodingProgress ?? 0;
  if (film.encoding === 'running')
    return (
      <div className={className}>
        <p>{formatMessage({ id: 'film.encoding' }, { progress })}</p>
        <ProgressBar
          value={progress / 100}
          intent="primary"
          stripes={false}
          aria-label={formatMessage({ id: 'film.encodingProgress' }, { title: film.title })}
        />
      </div>
    );
  const isWaiting = film.encoding === 'waiting' || isReceived;
  // A process without an encoding receives its file: from a colleague, or from this person's other window.
  const id = isWaiting ? 'film.waiting' : film.processId ? 'film.uploading' : 'film.noFile';
  return (
    <div className={className}>
      <p>
        {isWaiting ? <Spinner size={14} /> : <FilmIcon size={14} />} {formatMessage({ id })}
      </p>
      {id === 'film.noFile' && <ReplaceFile filmId={film.filmId} isFirst />}
    </div>
  );
}
