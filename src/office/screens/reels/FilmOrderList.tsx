import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelChangeIntents } from '../../workflows/reelChanges';
import { useOrder } from '../shared/order/useOrder';
import { FilmRow } from './FilmRow';
import type { ReelEntry } from './useReelFilms';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
  readonly entries: readonly ReelEntry[];
  onPlay(filmId: string): void;
}

/** The films of a reel in their order, to be moved by drag or by keys and taken off. */
export function FilmOrderList({ owner, reel: { reelId, title }, entries, onPlay }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const list = useRef<HTMLOListElement>(null);
  const seen = entries.map(({ row }) => row.rowId);
  const order = useOrder(
    entries,
    ({ row }) => row.rowId,
    (moved) => {
      const rowIds = moved.map(({ row }) => row.rowId);
      dispatch(reelChangeIntents.requested({ kind: 'orderFilms', ...owner, reelId, rowIds, seen }));
    },
  );
  const remove = ({ row: { rowId, filmId, position } }: ReelEntry) => {
    dispatch(reelChangeIntents.requested({ kind: 'removeFilm', ...owner, reelId, filmId, rowId, position }));
    list.current?.focus();
  };
  const { held } = order;
  const heldTitle = order.rows.find(({ row }) => row.rowId === held?.key)?.film?.title ?? '';
  return (
    <>
      <p className="gr-reels-hint" id="gr-order-help">
        {formatMessage({ id: 'reels.order.help' })}
      </p>
      <ol
        ref={list}
        tabIndex={-1}
        className="gr-reel-films"
        aria-label={formatMessage({ id: 'reels.films' }, { title })}
      >
        {order.rows.map((entry, index) => (
          <FilmRow
            key={entry.row.rowId}
            entry={entry}
            index={index}
            order={order}
            onPlay={() => onPlay(entry.row.filmId)}
            onRemove={() => remove(entry)}
          />
        ))}
      </ol>
      <div role="status" className="gr-visually-hidden">
        {held &&
          formatMessage(
            { id: 'reels.order.moved' },
            { title: heldTitle, position: held.to + 1, count: entries.length },
          )}
      </div>
    </>
  );
}
