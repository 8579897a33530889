import { Button, Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { selectOwnerOf } from '../../entities/reels';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { useSelected } from '../shared/useSelected';

/** Warns that the link of a reel that is off opens nothing, and turns the reel on. */
export function ReelOffNote({ reelId }: { readonly reelId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const owner = useSelected(selectOwnerOf, reelId);
  return (
    <Callout intent="warning" className="gr-dialog-note" role="alert">
      <p>
        <strong>{formatMessage({ id: 'sendReel.offTitle' })}</strong>
      </p>
      <p>{formatMessage({ id: 'sendReel.off' })}</p>
      {owner && (
        <Button
          size="small"
          text={formatMessage({ id: 'sendReel.turnOn' })}
          onClick={() =>
            dispatch(reelChangeIntents.requested({ kind: 'switch', ...owner, reelId, online: true }))
          }
        />
      )}
    </Callout>
  );
}
