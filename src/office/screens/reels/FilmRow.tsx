import { Button } from '@blueprintjs/core';
import { Cross, DragHandleVertical, Play } from '@blueprintjs/icons';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useDrag, useDrop } from 'react-dnd';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/configuration';
import { FilmTrouble } from '../shared/FilmTrouble';
import type { ReelEntry } from './useReelFilms';

interface Props {
  readonly entry: ReelEntry;
  /** From 0. */
  readonly index: number;
  readonly isHeld: boolean;
  onDragTo(rowId: string, to: number): void;
  onDropAt(rowId: string, to: number): void;
  onRelease(): void;
  onHandleKey(rowId: string, event: KeyboardEvent): void;
  onPlay(): void;
  onRemove(): void;
}

interface Dragged {
  readonly rowId: string;
}

const DRAG_TYPE = 'film-on-reel';

/** One film on a reel, with its handle; marked if it cannot be played. */
export function FilmRow({
  entry,
  index,
  isHeld,
  onDragTo,
  onDropAt,
  onRelease,
  onHandleKey,
  onPlay,
  onRemove,
}: Props) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const { rowId } = entry.row;
  const title = entry.film?.title ?? formatMessage({ id: 'reels.film.unknown' });
  const handle = useRef<HTMLButtonElement>(null);
  // react-dnd learns of a new index only some time after the row stands in its new place: too late for a quick drop.
  const place = useRef(index);
  useLayoutEffect(() => {
    place.current = index;
  }, [index]);
  const [, drag, preview] = useDrag<Dragged, object, object>({
    type: DRAG_TYPE,
    item: { rowId },
    end: onRelease,
  });
  const [, drop] = useDrop<Dragged, object, object>({
    accept: DRAG_TYPE,
    hover: (dragged) => onDragTo(dragged.rowId, place.current),
    drop: (dragged) => {
      onDropAt(dragged.rowId, place.current);
      return {};
    },
  });
  useEffect(() => {
    if (isHeld) handle.current?.focus();
  }, [isHeld, index]);
  drag(handle);
  const still = entry.film && stillAddress(media, entry.film);
  return (
    <li
      ref={(element) => void preview(drop(element))}
      className={isHeld ? 'gr-reel-film gr-reel-film-held' : 'gr-reel-film'}
    >
      <button
        ref={handle}
        type="button"
        className="gr-reel-handle"
        aria-label={formatMessage({ id: 'reels.order.handle' }, { title })}
        aria-describedby="gr-order-help"
        aria-pressed={isHeld}
        onKeyDown={(event) => onHandleKey(rowId, event)}
      >
        <DragHandleVertical />
      </button>
      <span className="gr-reel-number">{index + 1}</span>
      {still ? (
        <img src={still} alt="" loading="lazy" className="gr-reel-still" />
      ) : (
        <span className="gr-reel-still" />
      )}
      <span className="gr-reel-text">
        <span className="gr-reel-title" title={title}>
          {title}
        </span>
        <span className="gr-reel-director">{entry.film?.director}</span>
        {entry.film && <FilmTrouble film={entry.film} />}
      </span>
      <Button
        variant="minimal"
        icon={<Play />}
        disabled={!entry.canPlay}
        aria-label={formatMessage({ id: 'reels.playFilm' }, { title })}
        onClick={onPlay}
      />
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={formatMessage({ id: 'reels.removeFilm' }, { title })}
        onClick={onRemove}
      />
    </li>
  );
}
