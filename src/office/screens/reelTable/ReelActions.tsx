import { Clipboard, Duplicate } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ListedReel } from '../../../contract/entities/listedReel';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelCopy } from '../../workflows/reels/reelCopy';
import { reelLinkIntents } from '../../workflows/reels/reelLink';
import { RowButton } from '../shared/list/RowButton';
import { ForStaff } from '../shared/ForStaff';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: ListedReel;
  readonly tabIndex: number;
}

const copy = <Clipboard />;
const duplicate = <Duplicate />;

/** Copies the link of a reel, or makes it once more. */
export function ReelActions({ owner, reel: { reelId, title, kind }, tabIndex }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <>
      <RowButton
        icon={copy}
        label={formatMessage({ id: 'reels.copyLinkOf' }, { title })}
        tabIndex={tabIndex}
        disabled={kind === 'link' || kind === 'poster'}
        onPress={() => dispatch(reelLinkIntents.requested({ reelId, title }))}
      />
      <ForStaff>
        <RowButton
          icon={duplicate}
          label={formatMessage({ id: 'reels.duplicateOf' }, { title })}
          tabIndex={tabIndex}
          onPress={() => dispatch(reelCopy.intents.opened({ owner, reelId, title, kind }))}
        />
      </ForStaff>
    </>
  );
}
