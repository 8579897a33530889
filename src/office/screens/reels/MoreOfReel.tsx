import { Button, MenuItem, Popover } from '@blueprintjs/core';
import { Clipboard, Duplicate, More } from '@blueprintjs/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { kindOfReel } from '../../../contract/rules/reelType';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelCopy } from '../../workflows/reels/reelCopy';
import { reelLinkIntents } from '../../workflows/reels/reelLink';
import { KeyMenu } from '../../ui/KeyMenu';
import { ForStaff } from '../shared/ForStaff';
import { useMayChange } from '../shared/useMay';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
}

/** Less frequent things that can be done with a reel: its link copied, the reel made once more. */
export const MoreOfReel = memo(function MoreOfReel({ owner, reel }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const { reelId, title } = reel;
  const kind = kindOfReel(reel);
  const isLink = kind === 'link';
  const menu = (
    <KeyMenu>
      {!isLink && (
        <MenuItem
          icon={<Clipboard />}
          text={formatMessage({ id: 'reels.copyLink' })}
          onClick={() => dispatch(reelLinkIntents.requested({ reelId, title }))}
        />
      )}
      <ForStaff>
        <MenuItem
          icon={<Duplicate />}
          text={formatMessage({ id: 'reels.duplicate' })}
          onClick={() => dispatch(reelCopy.intents.opened({ owner, reelId, title, kind }))}
        />
      </ForStaff>
    </KeyMenu>
  );
  // A link is opened by its name; what else could be done with it changes it.
  if (isLink && !mayChange) return null;
  return (
    <Popover content={menu} placement="bottom-end">
      <Button
        variant="minimal"
        icon={<More />}
        aria-label={formatMessage({ id: 'reels.more' }, { title })}
        title={formatMessage({ id: 'reels.more' }, { title })}
      />
    </Popover>
  );
});
