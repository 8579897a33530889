import { Callout, Spinner } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { isolate } from '../../../contract/rules/isolate';
import { filmPlaces } from '../../entities/filmPlaces';
import { refusalText } from '../shared/refusalText';
import { useSelected } from '../shared/useSelected';
import './deletion.css';

/** The reels that a film would go from. */
export function PlacesList({ filmId }: { readonly filmId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const places = useSelected(filmPlaces.selectQuery, { filmId });
  if (places.status === 'failed')
    return (
      <Callout intent="warning" compact className="gr-dialog-note">
        {formatMessage({ id: 'deleteFilm.unknown' }, { reason: refusalText(intl, places.refusal) })}
      </Callout>
    );
  if (places.data === null)
    return (
      <p role="status" className="deletion-places-loading">
        <Spinner size={14} /> {formatMessage({ id: 'deleteFilm.looking' })}
      </p>
    );
  if (places.data.length === 0) return <p>{formatMessage({ id: 'deleteFilm.onNoReel' })}</p>;
  return (
    <>
      <p>{formatMessage({ id: 'deleteFilm.onReels' }, { count: places.data.length })}</p>
      <ul className="deletion-places">
        {places.data.map(({ reelId, title, owner }) => (
          <li key={reelId}>
            <strong>{isolate(title)}</strong>{' '}
            <span className="gr-muted">{owner || formatMessage({ id: 'deleteFilm.agencyReel' })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
