import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { kindOfReel } from '../../../contract/rules/reelType';
import type { ReelOwner } from '../../entities/reelOwner';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { editReelIntents, selectEditReel } from '../../workflows/reels/editReel';
import { useEditPoster } from './useEditPoster';
import { ForStaff } from '../shared/ForStaff';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
}

const labels = {
  reel: 'reels.rename',
  group: 'reels.rename',
  link: 'reels.link.edit',
  poster: 'reels.poster.edit',
} as const;

/** Opens a reel's name for changing, a link with its address or a poster, and has the keyboard again afterwards. */
export function EditReelButton({ owner, reel }: Props) {
  const { reelId, title, linkValue } = reel;
  const kind = kindOfReel(reel);
  const editPoster = useEditPoster(owner);
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const rename = useSelector(selectEditReel);
  const button = useFocusOnChange<HTMLButtonElement>(rename.status === 'editing' && rename.reelId === reelId);
  return (
    <ForStaff>
      <Button
        ref={button}
        icon={<Edit />}
        aria-label={formatMessage({ id: labels[kind] }, { title })}
        onClick={() =>
          kind === 'poster'
            ? editPoster(reel)
            : dispatch(editReelIntents.opened({ reelId, seen: { title, linkValue } }))
        }
      />
    </ForStaff>
  );
}
