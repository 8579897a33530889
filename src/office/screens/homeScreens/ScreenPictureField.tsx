import { Button } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Screen } from '../../../contract/entities/screen';
import { selectFilmsById } from '../../entities/films';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { screenPicture } from '../../workflows/screenPicture';
import { screenPreviewIntents } from '../../workflows/screenPreview';
import { PICTURE_FILES, pictureProblems } from '../shared/pictureFiles';
import { useSlot } from '../shared/useSlot';
import { ScreenRecord } from './screenRecord';
import { SiteScreen } from './SiteScreen';

const texts = {
  choose: 'recordPage.picture.choose',
  sending: 'recordPage.picture.sending',
  problems: pictureProblems,
} as const;

/** The picture of a home screen with what is typed on it, as the site would show it; another one is dropped here or chosen. */
export function ScreenPictureField({ screen }: { readonly screen: Screen }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const films = useSelector(selectFilmsById);
  const state = useSelector(screenPicture.select);
  const legend = ScreenRecord.useField('legend');
  const filmId = ScreenRecord.useField('filmId');
  const own = state.status !== 'idle' && state.id === screen.screenId ? state : undefined;
  const slot = useSlot({
    place: { id: screen.screenId },
    intents: screenPicture.intents,
    accept: PICTURE_FILES,
    sending: own?.status === 'uploading' ? own : undefined,
    refused: own?.status === 'refused' ? own : undefined,
    selectHasArrived: screenPicture.selectHasArrived,
    texts,
  });
  return (
    <FileDrop className="record-picture screen-drop" refusesOther {...slot}>
      <SiteScreen screen={screen} legend={legend.value.trim()} film={films[filmId.value]?.title} />
      <div className="record-picture-ways">
        <ChooseFile
          size="small"
          disabled={state.status === 'uploading'}
          text={formatMessage({ id: 'recordPage.picture.other' })}
        />
        <Button
          size="small"
          variant="minimal"
          icon={<EyeOpen />}
          text={formatMessage({ id: 'screens.preview' })}
          onClick={() => dispatch(screenPreviewIntents.opened(screen.screenId))}
        />
      </div>
    </FileDrop>
  );
}
