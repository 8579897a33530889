import { Callout, Spinner } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { isolate } from '../../../contract/rules/isolate';
import type { Places } from '../../workflows/deletion';
import { refusalText } from '../shared/refusalText';
import './deletion.css';

/** The reels that a film would go from. */
export function PlacesList({ places }: { readonly places: Places }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (places.status === 'loading')
    return (
      <p role="status" className="deletion-places-loading">
        <Spinner size={14} /> {formatMessage({ id: 'deleteFilm.looking' })}
      </p>
    );
  if (places.status === 'unknown')
    return (
      <Callout intent="warning" compact className="gr-dialog-note">
        {formatMessage({ id: 'deleteFilm.unknown' }, { reason: refusalText(intl, places.refusal) })}
      </Callout>
    );
  if (places.places.length === 0) return <p>{formatMessage({ id: 'deleteFilm.onNoReel' })}</p>;
  return (
    <>
      <p>{formatMessage({ id: 'deleteFilm.onReels' }, { count: places.places.length })}</p>
      <ul className="deletion-places">
        {places.places.map(({ reelId, title, owner }) => (
          <li key={reelId}>
            <strong>{isolate(title)}</strong>{' '}
            <span className="gr-muted">{owner || formatMessage({ id: 'deleteFilm.agencyReel' })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
