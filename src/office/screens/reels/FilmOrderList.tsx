import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Reel } from '../../../contract/entities/reel';
import type { ReelOwner } from '../../entities/reelOwner';
import { reelChangeIntents } from '../../workflows/reels/reelChanges';
import { useSteady } from '../../ui/useSteady';
import { useOrder } from '../shared/order/useOrder';
import { ChosenFilms } from './ChosenFilms';
import { FilmRow } from './FilmRow';
import { useFilmRows } from './useFilmRows';
import type { ReelEntry } from './useReelFilms';
import { ForStaff } from '../shared/ForStaff';

interface Props {
  readonly owner: ReelOwner;
  readonly reel: Reel;
  readonly entries: readonly ReelEntry[];
  onPlay(filmId: string): void;
}

/** The films of a reel in their order, to be moved by drag or by keys and taken off; several that are ticked at once. */
export function FilmOrderList({ owner, reel: { reelId, title }, entries, onPlay }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const list = useRef<HTMLOListElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const seen = entries.map(({ row }) => row.rowId);
  const chosen = entries.filter(({ row }) => ticked.has(row.rowId));
  const order = useOrder(
    entries,
    ({ row }) => row.rowId,
    (moved) => {
      const rowIds = moved.map(({ row }) => row.rowId);
      dispatch(reelChangeIntents.requested({ kind: 'orderFilms', ...owner, reelId, rowIds, seen }));
    },
  );
  const rowOf = (rowId: string) => entries.find(({ row }) => row.rowId === rowId)?.row;
  const remove = useSteady((rowId: string) => {
    const row = rowOf(rowId);
    if (!row) return;
    const { filmId, position } = row;
    dispatch(reelChangeIntents.requested({ kind: 'removeFilm', ...owner, reelId, filmId, rowId, position }));
    list.current?.focus();
  });
  const play = useSteady((rowId: string) => {
    const row = rowOf(rowId);
    if (row) onPlay(row.filmId);
  });
  const tick = useSteady((rowId: string, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, rowId] : [...before].filter((id) => id !== rowId))),
  );
  const { held, hands } = order;
  const { scroller, rows, height, measure } = useFilmRows(entries.length, held?.to);
  const heldTitle = order.rows.find(({ row }) => row.rowId === held?.key)?.film?.title ?? '';
  return (
    <>
      <ForStaff>
        <p className="gr-reels-hint" id="gr-order-help">
          {formatMessage({ id: 'reels.order.help' })}
        </p>
      </ForStaff>
      <ChosenFilms
        owner={owner}
        reelId={reelId}
        entries={entries}
        chosen={chosen}
        onChoose={(all) => setTicked(new Set(all ? seen : []))}
        onMoved={() => list.current?.focus()}
      />
      <div ref={scroller} className="gr-reel-scroller">
        <ol
          ref={list}
          tabIndex={-1}
          className="gr-reel-films"
          aria-label={formatMessage({ id: 'reels.films' }, { title })}
          style={{ height }}
        >
          {rows.map(({ index, top }) => {
            const entry = order.rows[index];
            const rowId = entry?.row.rowId ?? '';
            return (
              entry && (
                <FilmRow
                  key={rowId}
                  rowId={rowId}
                  film={entry.film}
                  canPlay={entry.canPlay}
                  index={index}
                  count={entries.length}
                  top={top}
                  measure={measure}
                  isHeld={held?.key === rowId}
                  hands={hands}
                  isTicked={ticked.has(rowId)}
                  onTick={tick}
                  onPlay={play}
                  onRemove={remove}
                />
              )
            );
          })}
        </ol>
      </div>
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
