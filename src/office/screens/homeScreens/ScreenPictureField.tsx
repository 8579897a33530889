import { Button } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Screen } from '../../../contract/entities/screen';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { screenPicture } from '../../workflows/homeScreens/screenPicture';
import { screenPreviewIntents } from '../../workflows/homeScreens/screenPreview';
import { HistoryLink } from '../shared/HistoryLink';
import { useFilm } from '../shared/useFilms';
import { usePictureSlot } from '../shared/usePictureSlot';
import '../shared/pictureDrop.css';
import { ScreenRecord } from './screenRecord';
import { SiteScreen } from './SiteScreen';
import { ForStaff } from '../shared/ForStaff';

/** The picture of a home screen with what is typed on it, as the site would show it; another one is dropped here or chosen. */
export function ScreenPictureField({ screen }: { readonly screen: Screen }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(screenPicture.select);
  const legend = ScreenRecord.useField('legend');
  const film = useFilm(ScreenRecord.useField('filmId').value);
  const slot = usePictureSlot(screenPicture, screen.screenId);
  return (
    <FileDrop className="record-picture screen-drop" refusesOther {...slot}>
      <SiteScreen screen={screen} legend={legend.value.trim()} film={film?.title} />
      <div className="record-picture-ways">
        <ForStaff>
          <ChooseFile
            size="small"
            disabled={state.status === 'uploading'}
            text={formatMessage({ id: 'recordPage.picture.other' })}
          />
        </ForStaff>
        <Button
          size="small"
          variant="minimal"
          icon={<EyeOpen />}
          text={formatMessage({ id: 'screens.preview' })}
          onClick={() => dispatch(screenPreviewIntents.opened(screen.screenId))}
        />
        <HistoryLink subject={screen.screenId} />
      </div>
    </FileDrop>
  );
}
