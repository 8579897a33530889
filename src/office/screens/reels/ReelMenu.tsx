import { Button, ButtonGroup } from '@blueprintjs/core';
import { Play, SendMessage, Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import { kindOfReel } from '../../../contract/rules/reelType';
import type { ReelOwner } from '../../entities/reelOwner';
import { deletionIntents } from '../../workflows/trash/deletion';
import { playerIntents } from '../../workflows/films/player';
import { sendReelIntents } from '../../workflows/mail/sendReel';
import { MoreOfReel } from './MoreOfReel';
import { EditReelButton } from './EditReelButton';
import { PreviewButton } from './PreviewButton';
import { usePlayableFilms } from './useReelFilms';
import { ForStaff } from '../shared/ForStaff';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
  readonly filmIds: readonly string[];
}

const deleteLabels = {
  reel: 'reels.delete',
  group: 'reels.deleteGroup',
  link: 'reels.deleteLink',
  poster: 'reels.deletePoster',
} as const;

/** What can be done with a reel: play it and send it, if it holds films, look at a group's or a poster's page, edit it, delete it. */
export function ReelMenu({ owner, reel, filmIds }: Props) {
  const { reelId, title } = reel;
  const kind = kindOfReel(reel);
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const films = usePlayableFilms(filmIds);
  return (
    <ButtonGroup variant="minimal">
      {kind === 'reel' && (
        <>
          <Button
            icon={<Play />}
            disabled={films.length === 0}
            aria-label={formatMessage({ id: 'reels.play' }, { title })}
            onClick={() => dispatch(playerIntents.opened({ films, index: 0 }))}
          />
          <ForStaff>
            <Button
              icon={<SendMessage />}
              disabled={filmIds.length === 0}
              aria-label={formatMessage(
                { id: owner.special ? 'specialReels.shareIt' : 'reels.send' },
                { title },
              )}
              onClick={() => dispatch(sendReelIntents.opened({ reelId }))}
            />
          </ForStaff>
        </>
      )}
      {(kind === 'group' || kind === 'poster') && <PreviewButton owner={owner} reel={reel} isBrief />}
      <EditReelButton owner={owner} reel={reel} />
      <ForStaff>
        <Button
          icon={<Trash />}
          aria-label={formatMessage({ id: deleteLabels[kind] }, { title })}
          onClick={() =>
            dispatch(
              deletionIntents.opened({
                things: [
                  {
                    kind: owner.special ? 'specialReel' : 'reel',
                    ...{ id: reelId, title, talentId: owner.talentId },
                    ...(kind !== 'reel' && { sort: kind }),
                  },
                ],
              }),
            )
          }
        />
      </ForStaff>
      <MoreOfReel owner={owner} reel={reel} />
    </ButtonGroup>
  );
}
