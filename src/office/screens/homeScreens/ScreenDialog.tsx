import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectScreen } from '../../entities/screens';
import { screenDetail } from '../../workflows/homeScreens/screenDetail';
import { ScreenFields } from './ScreenFields';
import { ScreenPictureField } from './ScreenPictureField';
import { ScreenRecord } from './screenRecord';
import { useLastKnown } from '../shared/useLastKnown';

type Root = Parameters<typeof selectScreen>[0];

/** The dialog of a home screen: its picture as the site shows it, caption and film, its switch (spec section 2). */
export function ScreenDialog() {
  const { formatMessage } = useIntl();
  const page = useSelector(screenDetail.selectPage);
  const id = ('id' in page && page.id) || '';
  const now = useSelector((root: Root) => selectScreen(root, id));
  const screen = useLastKnown(id, now);
  return (
    <ScreenRecord.Dialog title={formatMessage({ id: 'screens.one' })} className="screen-dialog">
      {screen && (
        <>
          <ScreenPictureField screen={screen} />
          <ScreenFields screen={screen} />
        </>
      )}
    </ScreenRecord.Dialog>
  );
}
