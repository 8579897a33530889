import { Button, MenuDivider, MenuItem, Popover } from '@blueprintjs/core';
import { AddToArtifact, NumberedList, Plus } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { holdsFilms } from '../../../contract/rules/reelType';
import { selectReelsOf } from '../../entities/reels';
import { newReel } from '../../workflows/reels/newReel';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { KeyMenu } from '../../ui/KeyMenu';
import { ForStaff } from '../shared/ForStaff';
import { useSelected } from '../shared/useSelected';

interface Props {
  readonly talentId: string;
  readonly film: Film;
}

/** Puts a film on one of the talent's reels, from the film's card. */
export function AddToReelMenu({ talentId, film }: Props) {
  const { formatMessage } = useIntl();
  const title = film.title || formatMessage({ id: 'film.untitled' });
  return (
    <ForStaff>
      <Popover content={<ReelsToTakeIt talentId={talentId} film={film} />} placement="bottom-end">
        <Button
          variant="minimal"
          icon={<AddToArtifact />}
          aria-label={formatMessage({ id: 'reels.addTo' }, { title })}
        />
      </Popover>
    </ForStaff>
  );
}

/** Apart from the button: a page of cards is not drawn anew with each change of a reel. */
function ReelsToTakeIt({ talentId, film: { filmId } }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const reels = useSelected(selectReelsOf, { talentId });
  return (
    <KeyMenu>
      {reels.filter(holdsFilms).map(({ reelId, title }) => (
        <MenuItem
          key={reelId}
          icon={<NumberedList />}
          text={title}
          onClick={() => dispatch(reelChangeIntents.requested({ kind: 'addFilm', talentId, reelId, filmId }))}
        />
      ))}
      {reels.length > 0 && <MenuDivider />}
      <MenuItem
        icon={<Plus />}
        text={formatMessage({ id: 'reels.new' })}
        onClick={() => dispatch(newReel.intents.opened({ talentId, filmId }))}
      />
    </KeyMenu>
  );
}
