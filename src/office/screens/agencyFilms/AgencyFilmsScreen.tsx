import { Film } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ExportLink } from '../shared/list/ExportLink';
import { ListScreen } from '../shared/list/ListScreen';
import { useMayChange } from '../shared/useMay';
import { agencyFilmRows } from './agencyFilmRows';
import './agencyFilms.css';

/** All films of the agency, as far as they are looked at. */
export default function AgencyFilmsScreen() {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  return (
    <ListScreen
      list={agencyFilmRows}
      title={formatMessage({ id: 'agencyFilms.title' })}
      actions={<ExportLink of="films" />}
      empty={{
        icon: <Film />,
        title: formatMessage({ id: 'agencyFilms.none' }),
        hint: mayChange ? formatMessage({ id: 'agencyFilms.noneHint' }) : '',
        action: (
          <Link to="/app/table/talents/all">
            <FormattedMessage id="layout.allTalents" />
          </Link>
        ),
      }}
    />
  );
}
