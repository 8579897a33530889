import { Film } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { films } from '../../entities/films';
import { talents } from '../../entities/talents';
import { ExportLink } from '../shared/list/ExportLink';
import { ListScreen } from '../shared/list/ListScreen';
import { agencyFilmRows } from './agencyFilmRows';
import './agencyFilms.css';

/** All films of the agency (getAllAgencyFilms), which are asked for here, and whose they are. */
export default function AgencyFilmsScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(films.want());
    dispatch(talents.want());
  }, [dispatch]);
  return (
    <ListScreen
      list={agencyFilmRows}
      title={formatMessage({ id: 'agencyFilms.title' })}
      actions={<ExportLink of="films" />}
      empty={{
        icon: <Film />,
        title: formatMessage({ id: 'agencyFilms.none' }),
        hint: formatMessage({ id: 'agencyFilms.noneHint' }),
        action: (
          <Link to="/app/table/talents/all">
            <FormattedMessage id="layout.allTalents" />
          </Link>
        ),
      }}
    />
  );
}
