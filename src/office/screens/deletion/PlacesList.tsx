import { Callout, Spinner } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { isolate } from '../../../contract/rules/isolate';
import { filmPlaces } from '../../entities/filmPlaces';
import { Told } from '../../ui/Told';
import { refusalText } from '../shared/refusalText';
import { TryAgain } from '../shared/TryAgain';
import { useSelected } from '../shared/useSelected';
import './deletion.css';

/** The reels that a film would go from. */
export function PlacesList({ filmId }: { readonly filmId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const places = useSelected(filmPlaces.selectQuery, { filmId });
  const isFailed = places.status === 'failed';
  const found = isFailed ? [] : (places.data ?? []);
  const said = () => {
    if (isFailed) return null;
    if (places.data === null)
      return (
        <>
          <Spinner size={14} aria-hidden /> {formatMessage({ id: 'deleteFilm.looking' })}
        </>
      );
    if (found.length === 0) return formatMessage({ id: 'deleteFilm.onNoReel' });
    return formatMessage({ id: 'deleteFilm.onReels' }, { count: found.length });
  };
  return (
    <>
      {isFailed && (
        <Callout intent="warning" compact role="alert" className="gr-dialog-note">
          <p>{formatMessage({ id: 'deleteFilm.unknown' }, { reason: refusalText(intl, places.refusal) })}</p>
          <TryAgain onTryAgain={() => dispatch(filmPlaces.reload({ filmId }))} />
        </Callout>
      )}
      <Told className="deletion-places-said">{said()}</Told>
      {found.length > 0 && (
        <ul className="deletion-places">
          {found.map(({ reelId, title, owner }) => (
            <li key={reelId}>
              <strong>{isolate(title)}</strong>{' '}
              <span className="gr-muted">{owner || formatMessage({ id: 'deleteFilm.agencyReel' })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
