import { Button, Checkbox } from '@blueprintjs/core';
import { Cross, DragHandleVertical, Play } from '@blueprintjs/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Film } from '../../../contract/entities/film';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { FilmStill } from '../../ui/FilmStill';
import { FilmTrouble } from '../shared/FilmTrouble';
import type { RowHands } from '../shared/order/useOrder';
import { useOrderedRow } from '../shared/order/useOrderedRow';
import { ForStaff } from '../shared/ForStaff';

interface Props {
  readonly rowId: string;
  /** Nothing while the film is not loaded yet. */
  readonly film: Film | undefined;
  readonly canPlay: boolean;
  /** From 0. */
  readonly index: number;
  /** How many films the reel has. */
  readonly count: number;
  /** Pixels from the top of the list. */
  readonly top: number;
  readonly measure: (row: Element | null) => void;
  readonly isHeld: boolean;
  readonly hands: RowHands;
  readonly isTicked: boolean;
  onTick(rowId: string, isTicked: boolean): void;
  onPlay(rowId: string): void;
  onRemove(rowId: string): void;
}

/** One film on a reel, with its handle; marked if it cannot be played. Of a thousand only those are drawn anew that are otherwise. */
export const FilmRow = memo(function FilmRow(props: Props) {
  const { rowId, film, canPlay, index, count, top, measure, isHeld, hands } = props;
  const { isTicked, onTick, onPlay, onRemove } = props;
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const title = film?.title ?? formatMessage({ id: 'reels.film.unknown' });
  const { handle, row } = useOrderedRow({ type: 'film-on-reel', key: rowId, index, isHeld, hands });
  return (
    <li
      ref={(element) => {
        row(element);
        measure(element);
      }}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={isHeld ? 'gr-reel-film gr-reel-film-held' : 'gr-reel-film'}
      style={{ transform: `translateY(${top}px)` }}
    >
      <ForStaff>
        <Checkbox
          checked={isTicked}
          aria-label={formatMessage({ id: 'reels.chooseFilm' }, { title })}
          onChange={() => onTick(rowId, !isTicked)}
        />
        <button
          ref={handle}
          type="button"
          className="gr-reel-handle"
          aria-label={formatMessage({ id: 'reels.order.handle' }, { title })}
          aria-describedby="gr-order-help"
          aria-pressed={isHeld}
          onKeyDown={(event) => hands.onHandleKey(rowId, event)}
        >
          <DragHandleVertical />
        </button>
      </ForStaff>
      <span className="gr-reel-number">{index + 1}</span>
      <FilmStill src={film && stillAddress(media, film)} />
      <span className="gr-reel-text">
        <span className="gr-reel-title" title={title}>
          {title}
        </span>
        <span className="gr-reel-director">{film?.director}</span>
        {film && <FilmTrouble film={film} />}
      </span>
      <Button
        variant="minimal"
        icon={<Play />}
        disabled={!canPlay}
        aria-label={formatMessage({ id: 'reels.playFilm' }, { title })}
        onClick={() => onPlay(rowId)}
      />
      <ForStaff>
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={formatMessage({ id: 'reels.removeFilm' }, { title })}
          onClick={() => onRemove(rowId)}
        />
      </ForStaff>
    </li>
  );
});
