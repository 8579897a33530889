import { Tag } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Film } from '../../../contract/entities/film';
import { encodingFailure } from '../shared/encodingFailure';
import { useFilmEncoding } from '../shared/useEncoding';
import { useRetryRefusal } from '../uploads/EncodeAgain';

/** How far the file of a film is; why it could not be encoded, and why not again. */
export function EncodingWords({ film }: { readonly film: Film }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { status, progress, reason } = useFilmEncoding(film);
  const refusal = useRetryRefusal(film.processId ?? '');
  if (status === 'failed')
    return (
      <span className="encoding-words">
        <Tag minimal intent="danger">
          {formatMessage({ id: 'film.encodingFailed' })}
        </Tag>
        <span>{encodingFailure(intl, reason)}</span>
        {refusal !== undefined && <span role="status">{refusal}</span>}
      </span>
    );
  return (
    <Tag minimal intent={status === 'running' ? 'primary' : 'none'}>
      {status === 'running'
        ? formatMessage({ id: 'film.encoding' }, { progress })
        : formatMessage({ id: 'film.waiting' })}
    </Tag>
  );
}
