import { Callout, Spinner } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { isolate } from '../../../contract/rules/isolate';
import type { FilmReels } from '../../workflows/deleteFilm';
import { refusalText } from '../shared/refusalText';

/** The reels that a film would go from. */
export function FilmReelsList({ reels }: { readonly reels: FilmReels }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (reels.status === 'loading')
    return (
      <p role="status" className="film-reels-loading">
        <Spinner size={14} /> {formatMessage({ id: 'deleteFilm.looking' })}
      </p>
    );
  if (reels.status === 'unknown')
    return (
      <Callout intent="warning" compact className="gr-dialog-note">
        {formatMessage({ id: 'deleteFilm.unknown' }, { reason: refusalText(intl, reels.refusal) })}
      </Callout>
    );
  if (reels.reels.length === 0) return <p>{formatMessage({ id: 'deleteFilm.onNoReel' })}</p>;
  return (
    <>
      <p>{formatMessage({ id: 'deleteFilm.onReels' }, { count: reels.reels.length })}</p>
      <ul className="film-reels">
        {reels.reels.map(({ reelId, title, owner }) => (
          <li key={reelId}>
            <strong>{isolate(title)}</strong>{' '}
            <span className="gr-muted">{owner || formatMessage({ id: 'deleteFilm.agencyReel' })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
