import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { AGENCY_FILMS_SHOWN } from '../../../contract/constants';
import { agencyFilmListIntents, selectAgencyFilmList } from '../../workflows/agencyFilmList';

interface MoreFilmsProps {
  readonly shown: number;
  readonly total: number;
}

/** Says that only the first films are shown, and shows all of them, or the first ones again. */
export function MoreFilms({ shown, total }: MoreFilmsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { status } = useSelector(selectAgencyFilmList);
  if (total <= AGENCY_FILMS_SHOWN) return null;
  const isAll = status === 'all';
  const turn = isAll ? agencyFilmListIntents.fewRequested : agencyFilmListIntents.allRequested;
  return (
    <footer className="agency-films-more">
      {!isAll && <span>{formatMessage({ id: 'agencyFilms.first' }, { shown, total })}</span>}
      <Button
        variant="minimal"
        intent="primary"
        text={formatMessage(
          { id: isAll ? 'agencyFilms.showFirst' : 'agencyFilms.showAll' },
          { count: AGENCY_FILMS_SHOWN },
        )}
        onClick={() => dispatch(turn())}
      />
    </footer>
  );
}
