import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { renameReelIntents, selectRenameReel } from '../../workflows/renameReel';

/** Opens a reel's name for changing, and has the keyboard again afterwards. */
export function RenameButton({ reel: { reelId, title } }: { readonly reel: Reel }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const rename = useSelector(selectRenameReel);
  const button = useFocusOnChange<HTMLButtonElement>(rename.status === 'editing' && rename.reelId === reelId);
  return (
    <Button
      ref={button}
      icon={<Edit />}
      aria-label={formatMessage({ id: 'reels.rename' }, { title })}
      onClick={() => dispatch(renameReelIntents.opened({ reelId }))}
    />
  );
}
