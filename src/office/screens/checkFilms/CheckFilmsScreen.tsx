import { Video } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { filmsToEncode } from '../../entities/filmsToEncode';
import { talents } from '../../entities/talents';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { ListScreen } from '../shared/list/ListScreen';
import { useWantedRows } from '../shared/useWantedRows';
import { filmsToEncodeRows } from './filmsToEncodeRows';
import { PictureCheck } from './PictureCheck';
import './checkFilms.css';

/** The pictures that nobody has looked at, one at a time, and the films to encode (spec section 2). */
export default function CheckFilmsScreen() {
  const { formatMessage } = useIntl();
  useWantedRows(
    talents,
    useSelector(filmsToEncode.selectAll).map(({ talentId = '' }) => talentId),
  );
  return (
    <div className="check-films">
      <header className="gr-screen-head">
        <ScreenTitle>{formatMessage({ id: 'checkFilms.title' })}</ScreenTitle>
      </header>
      <PictureCheck />
      <ListScreen
        isPart
        list={filmsToEncodeRows}
        title={formatMessage({ id: 'checkFilms.toEncode' })}
        empty={{
          icon: <Video />,
          title: formatMessage({ id: 'checkFilms.toEncode.none' }),
          hint: formatMessage({ id: 'checkFilms.toEncode.noneHint' }),
        }}
      />
    </div>
  );
}
