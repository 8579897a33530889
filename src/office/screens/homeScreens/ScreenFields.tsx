import { Button } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Screen } from '../../../contract/entities/screen';
import { selectFilmsById } from '../../entities/films';
import { deletionIntents } from '../../workflows/trash/deletion';
import { screenDetail } from '../../workflows/homeScreens/screenDetail';
import { screenSwitches } from '../../workflows/homeScreens/screenSwitches';
import { ScheduleButton } from '../scheduling/ScheduleButton';
import { FilmPicker } from '../shared/filmPicker/FilmPicker';
import { RowSwitch } from '../shared/list/RowSwitch';
import { ScreenRecord } from './screenRecord';
import { ForStaff } from '../shared/ForStaff';

/** Caption and film of a home screen, which are saved by the button; its switch and its deletion, which are done at once. */
export function ScreenFields({ screen: { screenId, online, legend } }: { readonly screen: Screen }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const films = useSelector(selectFilmsById);
  const film = ScreenRecord.useField('filmId');
  const name = legend || films[film.value]?.title || formatMessage({ id: 'screens.one' });
  const remove = () => {
    dispatch(screenDetail.intents.closed());
    dispatch(deletionIntents.opened({ things: [{ kind: 'screen', id: screenId, title: name }] }));
  };
  return (
    <div>
      <ScreenRecord.Text field="legend" isFirst="always" rows={3} />
      <div className="record-page-fields">
        <FilmPicker
          label={film.label}
          filmId={film.value}
          disabled={film.disabled}
          problem={film.problem}
          isQuiet
          onPick={film.change}
        />
      </div>
      <ScreenRecord.Conflict field="filmId" say={(filmId) => films[filmId as string]?.title} />
      <div className="screen-ways">
        <RowSwitch switches={screenSwitches} id={screenId} name={name} online={online} tabIndex={0} />
        <ScheduleButton thing="screen" subjectId={screenId} />
        <ForStaff>
          <Button
            variant="minimal"
            intent="danger"
            icon={<Trash />}
            text={formatMessage({ id: 'action.delete' })}
            onClick={remove}
          />
        </ForStaff>
      </div>
    </div>
  );
}
