import { Button, Checkbox, MenuItem, Popover } from '@blueprintjs/core';
import { CaretDown, NumberedList, Remove } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { holdsFilms } from '../../../contract/rules/reelType';
import { selectRowsByReel } from '../../entities/reelFilms';
import type { ReelOwner } from '../../entities/reelOwner';
import { selectReelsOf } from '../../entities/reels';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { durationText } from '../../ui/durationText';
import { KeyMenu } from '../../ui/KeyMenu';
import type { ReelEntry } from './useReelFilms';
import { useMayChange } from '../shared/useMay';
import { useSelected } from '../shared/useSelected';

interface Props {
  readonly owner: ReelOwner;
  readonly reelId: string;
  readonly entries: readonly ReelEntry[];
  /** Those that are ticked. */
  readonly chosen: readonly ReelEntry[];
  /** All of them, or none. */
  onChoose(all: boolean): void;
  onMoved(): void;
}

/** How many films a reel has and, once any length is known, how long they last; of those that are ticked, what can be done with all at once. */
export function ChosenFilms({ owner, reelId, entries, chosen, onChoose, onMoved }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const seconds = entries.reduce((sum, { film }) => sum + (film?.duration ?? 0), 0);
  const filmIds = chosen.map(({ row }) => row.filmId);
  const move = (toId?: string) => {
    const former = chosen.map(({ row }) => row.position);
    const to = toId === undefined ? {} : { toId };
    dispatch(
      reelChangeIntents.requested({ kind: 'moveFilms', ...owner, filmIds, fromId: reelId, ...to, former }),
    );
    onChoose(false);
    onMoved();
  };
  const length = formatMessage(
    { id: 'reels.length' },
    { count: entries.length, seconds, length: durationText(seconds) },
  );
  if (!mayChange) return <p className="gr-muted">{length}</p>;
  return (
    <div className="gr-chosen-films">
      <Checkbox
        checked={chosen.length === entries.length}
        indeterminate={chosen.length > 0 && chosen.length < entries.length}
        aria-label={formatMessage({ id: 'reels.chosen.all' })}
        onChange={() => onChoose(chosen.length < entries.length)}
      >
        <span role="status">
          {chosen.length > 0 ? formatMessage({ id: 'reels.chosen' }, { count: chosen.length }) : length}
        </span>
      </Checkbox>
      {chosen.length > 0 && (
        <>
          <Popover
            content={<ReelsToMoveTo owner={owner} reelId={reelId} filmIds={filmIds} onMove={move} />}
            placement="bottom-end"
          >
            <Button
              size="small"
              endIcon={<CaretDown />}
              text={formatMessage({ id: 'reels.chosen.moveTo' })}
            />
          </Popover>
          <Button
            size="small"
            icon={<Remove />}
            text={formatMessage({ id: 'reels.chosen.takeOff' })}
            onClick={() => move()}
          />
        </>
      )}
    </div>
  );
}

interface MoveProps extends Pick<Props, 'owner' | 'reelId'> {
  readonly filmIds: readonly string[];
  onMove(toId: string): void;
}

/** The owner's other reels that hold none of the films yet; looked for only once they are asked for. */
function ReelsToMoveTo({ owner, reelId, filmIds, onMove }: MoveProps) {
  const { formatMessage } = useIntl();
  const reels = useSelected(selectReelsOf, owner);
  const rowsOn = useSelector(selectRowsByReel);
  const chosen = new Set(filmIds);
  const canTake = (toId: string) => !rowsOn(toId).some(({ filmId }) => chosen.has(filmId));
  const targets = reels.filter((reel) => reel.reelId !== reelId && holdsFilms(reel) && canTake(reel.reelId));
  return (
    <KeyMenu>
      {targets.map((reel) => (
        <MenuItem
          key={reel.reelId}
          icon={<NumberedList />}
          text={reel.title}
          onClick={() => onMove(reel.reelId)}
        />
      ))}
      {targets.length === 0 && <MenuItem disabled text={formatMessage({ id: 'reels.chosen.nowhere' })} />}
    </KeyMenu>
  );
}
