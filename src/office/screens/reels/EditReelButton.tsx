import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { editReelIntents, selectEditReel } from '../../workflows/editReel';

/** Opens a reel's name for changing, or a link with its address, and has the keyboard again afterwards. */
export function EditReelButton({ reel: { reelId, title, isLink } }: { readonly reel: Reel }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const rename = useSelector(selectEditReel);
  const button = useFocusOnChange<HTMLButtonElement>(rename.status === 'editing' && rename.reelId === reelId);
  return (
    <Button
      ref={button}
      icon={<Edit />}
      aria-label={formatMessage({ id: isLink ? 'reels.link.edit' : 'reels.rename' }, { title })}
      onClick={() => dispatch(editReelIntents.opened({ reelId }))}
    />
  );
}
