import { Button, ProgressBar, Spinner } from '@blueprintjs/core';
import { ErrorIcon, FilmIcon, Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import type { EncodingRetry } from '../../workflows/talentPage';
import { encodingFailure } from '../shared/encodingFailure';
import { refusalText } from '../shared/refusalText';

interface FilmEncodingProps {
  readonly film: Film;
  readonly retry: EncodingRetry | undefined;
  readonly onRetry: () => void;
}

/** Where the encoding of a film that cannot be played yet stands, over its still. */
export function FilmEncoding({ film, retry, onRetry }: FilmEncodingProps) {
  const intl = useIntl();
  const progress = film.encodingProgress ?? 0;
  if (film.encoding === 'failed')
    return (
      <div className="film-state failed">
        <p>
          <ErrorIcon size={14} /> {intl.formatMessage({ id: 'film.encodingFailed' })}
        </p>
        <p className="film-reason" title={film.encodingReason}>
          {retry?.status === 'refused'
            ? refusalText(intl, retry.refusal)
            : encodingFailure(intl, film.encodingReason ?? '')}
        </p>
        {film.processId && (
          <Button size="small" icon={<Refresh />} loading={retry?.status === 'asking'} onClick={onRetry}>
            {intl.formatMessage({ id: 'film.retryEncoding' })}
          </Button>
        )}
      </div>
    );
  if (film.encoding === 'running')
    return (
      <div className="film-state">
        <p>{intl.formatMessage({ id: 'film.encoding' }, { progress })}</p>
        <ProgressBar
          value={progress / 100}
          intent="primary"
          stripes={false}
          aria-label={intl.formatMessage({ id: 'film.encodingProgress' }, { title: film.title })}
        />
      </div>
    );
  return (
    <div className="film-state">
      <p>
        {film.encoding === 'waiting' ? <Spinner size={14} /> : <FilmIcon size={14} />}{' '}
        {intl.formatMessage({ id: film.encoding === 'waiting' ? 'film.waiting' : 'film.noFile' })}
      </p>
    </div>
  );
}
