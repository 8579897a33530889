import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { Filter } from '@blueprintjs/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { forwardRef, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { quietIcon } from '../../ui/quietIcon';
import { filtered, type Kind, KINDS } from './filter';
import { foldsOf } from './folds';
import { lanesOf } from './lanes';
import { Legend } from './Legend';
import { movesOf } from './moves';
import { type Row, rowsOf } from './rows';
import { TimelineRow } from './TimelineRow';
import type { Track } from './track';
import { useTold } from './useTold';
import './timeline.css';

interface TimelineProps {
  readonly track: Track;
  readonly position: number;
  readonly onGo: (position: number) => void;
  readonly onPlay?: () => void;
}

const ROW_HEIGHT = 26;
const PAGE = 12;
/** So many rows after the position stay in sight: at a divergence, what was to come. */
const AFTER = 2;

/** Every entry, with the commands in flight as lines beside them; what repeats itself is folded. Only the rows in sight are in the page. */
export const Timeline = forwardRef<HTMLDivElement, TimelineProps>(function Timeline(
  { track, position, onGo, onPlay },
  list,
) {
  const { formatMessage } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Kind>('all');
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const told = useTold(track);
  const lanes = useMemo(() => lanesOf(track.spans), [track.spans]);
  const folds = useMemo(() => foldsOf(track, told), [track, told]);
  const shown = useMemo(() => filtered(track, { kind, text }, told), [track, kind, text, told]);
  const rows = useMemo(() => rowsOf(shown, folds, opened), [shown, folds, opened]);
  /** The row of the position, or the last one before it. */
  const active = useMemo(() => rows.findLastIndex(({ index }) => index <= position), [rows, position]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollPaddingEnd: AFTER * ROW_HEIGHT,
  });

  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active);
  }, [active, virtual]);

  /** Opens a fold at its first entry, or closes it. */
  function turn({ fold, isFolded, index }: Row): void {
    const from = fold?.from ?? index;
    setOpened(isFolded ? new Set([...opened, from]) : new Set([...opened].filter((each) => each !== from)));
    onGo(Math.min(index, movesOf(track).last));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves = movesOf(track);
    const reachable = rows.findLastIndex(({ index }) => index <= moves.last);
    const row = (at: number) =>
      at < 0 ? -1 : Math.min(rows[Math.min(at, reachable)]?.to ?? position, moves.last);
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => onGo(row(active + 1)),
      ArrowUp: () => onGo(row(active - 1)),
      PageDown: () => onGo(row(active + PAGE)),
      PageUp: () => onGo(row(Math.max(active - PAGE, 0))),
      Home: () => onGo(moves.first),
      End: () => onGo(row(reachable)),
      ArrowRight: () => onGo(moves.nextDeed(position)),
      ArrowLeft: () => onGo(moves.previousDeed(position)),
      Enter: () => rows[active]?.fold && turn(rows[active]),
      ' ': () => onPlay?.(),
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step();
  }

  return (
    <div className="playback-timeline">
      <div className="playback-filter">
        <InputGroup
          size="small"
          type="search"
          leftIcon={<Filter />}
          aria-label={formatMessage({ id: 'replay.filter' })}
          placeholder={formatMessage({ id: 'replay.filter' })}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <HTMLSelect
          iconProps={quietIcon}
          aria-label={formatMessage({ id: 'replay.kinds' })}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(value as Kind)}
          options={KINDS.map((each) => ({
            value: each,
            label: formatMessage({ id: `replay.kind.${each}` }),
          }))}
        />
        <span className="playback-count" role="status">
          {formatMessage({ id: 'replay.count' }, { count: shown.length })}
        </span>
      </div>
      <div ref={scroller} className="playback-scroller">
        <div
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-label={formatMessage({ id: 'replay.timeline' })}
          aria-activedescendant={active < 0 ? undefined : `entry-${rows[active]?.index}`}
          className="playback-rows"
          style={{ height: virtual.getTotalSize() }}
          onKeyDown={onKeyDown}
        >
          {virtual.getVirtualItems().map(({ index: at, start }) => {
            const row = rows[at];
            return (
              row && (
                <TimelineRow
                  key={row.index}
                  track={track}
                  row={row}
                  told={told}
                  lanes={lanes}
                  isActive={at === active}
                  place={{ row: at + 1, of: rows.length, top: start }}
                  onGo={onGo}
                  onTurn={() => turn(row)}
                />
              )
            );
          })}
        </div>
      </div>
      <Legend />
      <p className="playback-keys">{formatMessage({ id: 'replay.keys' })}</p>
    </div>
  );
});
