import { useIntl } from 'react-intl';
import type { Screen } from '../../../contract/entities/screen';
import { screenSwitches } from '../../workflows/homeScreens/screenSwitches';
import { ScheduleButton } from '../scheduling/ScheduleButton';
import { ScheduledTimes } from '../scheduling/ScheduledTimes';
import { FilmPicker } from '../shared/filmPicker/FilmPicker';
import { RowSwitch } from '../shared/list/RowSwitch';
import { useTheirFilm } from '../shared/recordPage/useTheirFilm';
import { ForStaff } from '../shared/ForStaff';
import { ScreenRecord } from './screenRecord';

interface ScreenFieldsProps {
  readonly screen: Screen;
  readonly name: string;
}

/** Caption and film of a home screen, which are saved by the button; apart from them its switch, which works at once. */
export function ScreenFields({ screen: { screenId, online, goesOnAt, goesOffAt }, name }: ScreenFieldsProps) {
  const { formatMessage } = useIntl();
  const theirFilm = useTheirFilm('filmId');
  const film = ScreenRecord.useField('filmId');
  return (
    <div>
      <ScreenRecord.Text field="legend" isFirst="always" rows={3} />
      <div className="record-page-fields">
        <FilmPicker
          id={film.id}
          label={film.label}
          filmId={film.value}
          disabled={film.disabled}
          problem={film.problem}
          isQuiet
          onPick={film.change}
        />
      </div>
      <ScreenRecord.Conflict field="filmId" say={theirFilm} />
      <section className="screen-site">
        <h3>{formatMessage({ id: 'screens.site' })}</h3>
        <div className="screen-ways">
          <RowSwitch switches={screenSwitches} id={screenId} name={name} online={online} tabIndex={0} />
          <ScheduleButton thing="screen" subjectId={screenId} />
        </div>
        <ScheduledTimes goesOnAt={goesOnAt} goesOffAt={goesOffAt} />
        <ForStaff>
          <p className="gr-muted">
            {formatMessage({ id: 'screens.siteHint' }, { save: formatMessage({ id: 'recordPage.save' }) })}
          </p>
        </ForStaff>
      </section>
    </div>
  );
}
