import { Button, Checkbox } from '@blueprintjs/core';
import { Cross, DragHandleVertical, Play } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { stillAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { FilmTrouble } from '../shared/FilmTrouble';
import type { RowOrder } from '../shared/order/useOrder';
import { useOrderedRow } from '../shared/order/useOrderedRow';
import type { ReelEntry } from './useReelFilms';
import { ForStaff } from '../shared/ForStaff';

interface Props {
  readonly entry: ReelEntry;
  /** From 0. */
  readonly index: number;
  /** How many films the reel has. */
  readonly count: number;
  /** Pixels from the top of the list. */
  readonly top: number;
  readonly measure: (row: Element | null) => void;
  readonly order: RowOrder<ReelEntry>;
  readonly isTicked: boolean;
  onTick(isTicked: boolean): void;
  onPlay(): void;
  onRemove(): void;
}

/** One film on a reel, with its handle; marked if it cannot be played. */
export function FilmRow(props: Props) {
  const { entry, index, count, top, measure, order, isTicked, onTick, onPlay, onRemove } = props;
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const { rowId } = entry.row;
  const title = entry.film?.title ?? formatMessage({ id: 'reels.film.unknown' });
  const { isHeld, handle, row } = useOrderedRow({ type: 'film-on-reel', key: rowId, index, order });
  const still = entry.film && stillAddress(media, entry.film);
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
          onChange={() => onTick(!isTicked)}
        />
        <button
          ref={handle}
          type="button"
          className="gr-reel-handle"
          aria-label={formatMessage({ id: 'reels.order.handle' }, { title })}
          aria-describedby="gr-order-help"
          aria-pressed={isHeld}
          onKeyDown={(event) => order.onHandleKey(rowId, event)}
        >
          <DragHandleVertical />
        </button>
      </ForStaff>
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
      <ForStaff>
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={formatMessage({ id: 'reels.removeFilm' }, { title })}
          onClick={onRemove}
        />
      </ForStaff>
    </li>
  );
}
