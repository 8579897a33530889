import { Button } from '@blueprintjs/core';
import { EyeOpen, Media, Plus } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectScreen, selectScreens } from '../../entities/screens';
import { DragArea } from '../../ui/DragArea';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { screenList } from '../../workflows/homeScreens/screenList';
import { NEW_SCREEN, screenPicture } from '../../workflows/homeScreens/screenPicture';
import { screenPreviewIntents } from '../../workflows/homeScreens/screenPreview';
import { ScheduleDialog } from '../scheduling/ScheduleDialog';
import { ListScreen } from '../shared/list/ListScreen';
import { useOfList } from '../shared/list/useShown';
import { PICTURE_FILES, pictureProblems } from '../shared/pictureFiles';
import { useFilms } from '../shared/useFilms';
import { useMayChange } from '../shared/useMay';
import { useSlot } from '../shared/useSlot';
import { MovingHandle } from './movingHandle';
import { OrderNotes } from './OrderNotes';
import { ScreenDialog } from './ScreenDialog';
import { ScreenPreview } from './ScreenPreview';
import { screenRows } from './screenRows';
import { UploadNotes } from './UploadNotes';
import { usePageOfMoving } from './usePageOfMoving';
import { ForStaff } from '../shared/ForStaff';
import './homeScreens.css';

type Root = Parameters<typeof selectScreen>[0];

const texts = {
  choose: 'screens.add',
  sending: 'recordPage.picture.sending',
  problems: pictureProblems,
} as const;

/** The home screens of the agency's site (spec section 2); a picture that is dropped anywhere on the list makes one. */
export default function HomeScreensScreen() {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  const dispatch = useDispatch();
  const state = useSelector(screenPicture.select);
  const id = state.status === 'idle' ? NEW_SCREEN : state.id;
  const isNew = useSelector((root: Root) => selectScreen(root, id)) === undefined;
  const [first] = useOfList(screenList.selectFound);
  const moving = useRef('');
  usePageOfMoving();
  // A search finds a screen by its film too, whether or not its row is in sight.
  useFilms(useSelector(selectScreens).map(({ filmId }) => filmId));
  const slot = useSlot({
    place: { id: isNew ? id : NEW_SCREEN },
    intents: {
      ...screenPicture.intents,
      fileChosen: ({ file }) => screenPicture.intents.fileChosen({ id: NEW_SCREEN, file }),
    },
    accept: PICTURE_FILES,
    sending: isNew && state.status === 'uploading' ? state : undefined,
    refused: isNew && state.status === 'refused' ? state : undefined,
    selectHasArrived: screenPicture.selectHasArrived,
    texts,
  });
  const add = (
    <ForStaff>
      <ChooseFile intent="primary" icon={<Plus />} text={formatMessage({ id: 'screens.add' })} />
    </ForStaff>
  );
  return (
    <DragArea>
      <MovingHandle.Provider value={moving}>
        <FileDrop className="screens-drop" choice={slot.choice}>
          <ListScreen
            list={screenRows}
            title={formatMessage({ id: 'screens.title' })}
            actions={
              <>
                {first && (
                  <Button
                    className="screens-preview-button"
                    icon={<EyeOpen />}
                    aria-label={formatMessage({ id: 'screens.preview' })}
                    text={formatMessage({ id: 'screens.preview' })}
                    onClick={() => dispatch(screenPreviewIntents.opened(first.screen.screenId))}
                  />
                )}
                {add}
              </>
            }
            empty={{
              icon: <Media />,
              title: formatMessage({ id: 'screens.none' }),
              hint: formatMessage({ id: 'screens.noneHint' }, { mayChange }),
              action: add,
            }}
          >
            <OrderNotes />
            <UploadNotes {...slot} />
          </ListScreen>
        </FileDrop>
      </MovingHandle.Provider>
      <ScreenDialog />
      <ScheduleDialog />
      <ScreenPreview />
    </DragArea>
  );
}
