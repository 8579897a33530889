import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { SideCardNotice } from '../../ui/SideCardNotice';
import { profilePictureIntents } from '../../workflows/talents/profilePicture';

/** The way back from the last choice. */
export function PictureUndo({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const undo = {
    text: formatMessage({ id: 'profilePicture.undo' }),
    onClick: () => dispatch(profilePictureIntents.undone({ talentId })),
  };
  return (
    <SideCardNotice undo={undo} onDismiss={() => dispatch(profilePictureIntents.dismissed({ talentId }))}>
      {formatMessage({ id: 'profilePicture.changed' })}
    </SideCardNotice>
  );
}
