import { Button } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectScreen } from '../../entities/screens';
import { screenDetail } from '../../workflows/homeScreens/screenDetail';
import { deletionIntents } from '../../workflows/trash/deletion';
import { ForStaff } from '../shared/ForStaff';
import { useFilm } from '../shared/useFilms';
import { useLastKnown } from '../shared/useLastKnown';
import { ScreenFields } from './ScreenFields';
import { ScreenPictureField } from './ScreenPictureField';
import { ScreenRecord } from './screenRecord';

type Root = Parameters<typeof selectScreen>[0];

/** The dialog of a home screen: its picture as the site shows it, caption and film, its switch (spec section 2). */
export function ScreenDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const page = useSelector(screenDetail.selectPage);
  const id = ('id' in page && page.id) || '';
  const now = useSelector((root: Root) => selectScreen(root, id));
  const screen = useLastKnown(id, now);
  const film = useFilm(screen?.filmId ?? '')?.title;
  const untitled = formatMessage({ id: 'screens.untitled' });
  const name = screen?.legend || film || untitled;
  const title =
    screen?.legend || (film === undefined ? untitled : formatMessage({ id: 'screens.ofFilm' }, { film }));
  const remove = () => {
    dispatch(screenDetail.intents.closed());
    dispatch(deletionIntents.opened({ things: [{ kind: 'screen', id, title: name }] }));
  };
  return (
    <ScreenRecord.Dialog
      title={title}
      className="screen-dialog"
      ways={
        <ForStaff>
          <Button
            variant="minimal"
            intent="danger"
            icon={<Trash />}
            text={formatMessage({ id: 'action.delete' })}
            onClick={remove}
          />
        </ForStaff>
      }
    >
      {screen && (
        <>
          <ScreenPictureField screen={screen} />
          <ScreenFields screen={screen} name={name} />
        </>
      )}
    </ScreenRecord.Dialog>
  );
}
