import { useDispatch } from 'react-redux';
import { screenDetail } from '../../workflows/homeScreens/screenDetail';
import type { ScreenEntry } from '../../workflows/homeScreens/screenList';
import { screenSwitches } from '../../workflows/homeScreens/screenSwitches';
import { ScheduledTimes } from '../scheduling/ScheduledTimes';
import type { RowPlace } from '../shared/list/declaration';
import { RowName } from '../shared/list/RowName';
import { useFilmTitle } from '../shared/useFilmTitle';
import { ScreenPicture } from './ScreenPicture';

interface CellProps {
  readonly entry: ScreenEntry;
}

/** Picture and caption of a home screen, which open it; under them, when it goes on the site and off it. */
export function ScreenName({ entry: { screen, name }, place }: CellProps & { readonly place: RowPlace }) {
  const dispatch = useDispatch();
  return (
    <RowName
      picture={<ScreenPicture screen={screen} isSmall />}
      name={name}
      note={
        <ScheduledTimes goesOnAt={screen.goesOnAt} goesOffAt={screen.goesOffAt} tabIndex={place.tabIndex} />
      }
      onOpen={() => dispatch(screenDetail.intents.opened(screen.screenId))}
      switches={screenSwitches}
      id={screen.screenId}
      place={place}
    />
  );
}

/** The film that a home screen leads to. */
export function ScreenFilm({ entry: { screen } }: CellProps) {
  const title = useFilmTitle(screen.filmId);
  return title === '' ? null : <span className="list-quiet">{title}</span>;
}
