import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { Filter } from '@blueprintjs/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { forwardRef, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { quietIcon } from '../../ui/quietIcon';
import { namesOf } from './entryLabel';
import { filtered, type Kind, KINDS } from './filter';
import { lanesOf } from './lanes';
import { movesOf } from './moves';
import { TimelineRow } from './TimelineRow';
import type { Track } from './track';

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

/** Every entry, with the commands in flight as lines beside them. Only the rows in sight are in the page. */
export const Timeline = forwardRef<HTMLDivElement, TimelineProps>(function Timeline(
  { track, position, onGo, onPlay },
  list,
) {
  const { formatMessage } = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Kind>('all');
  const [text, setText] = useState('');
  const nameOf = useMemo(() => namesOf(track.spans), [track.spans]);
  const lanes = useMemo(() => lanesOf(track.spans), [track.spans]);
  const shown = useMemo(() => filtered(track.entries, { kind, text }, nameOf), [track, kind, text, nameOf]);
  /** The row of the position, or the last one before it. */
  const active = useMemo(() => shown.findLastIndex((index) => index <= position), [shown, position]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollPaddingEnd: AFTER * ROW_HEIGHT,
  });

  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active);
  }, [active, rows]);

  function onKeyDown(event: KeyboardEvent): void {
    const moves = movesOf(track);
    const reachable = shown.findLastIndex((index) => index <= moves.last);
    const row = (at: number) => (at < 0 ? -1 : (shown[Math.min(at, reachable)] ?? position));
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => onGo(row(active + 1)),
      ArrowUp: () => onGo(row(active - 1)),
      PageDown: () => onGo(row(active + PAGE)),
      PageUp: () => onGo(row(Math.max(active - PAGE, 0))),
      Home: () => onGo(moves.first),
      End: () => onGo(row(reachable)),
      ArrowRight: () => onGo(moves.nextIntent(position)),
      ArrowLeft: () => onGo(moves.previousIntent(position)),
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
          aria-activedescendant={active < 0 ? undefined : `entry-${shown[active]}`}
          className="playback-rows"
          style={{ height: rows.getTotalSize() }}
          onKeyDown={onKeyDown}
        >
          {rows.getVirtualItems().map(({ index, start }) => {
            const at = shown[index] ?? 0;
            return (
              <TimelineRow
                key={at}
                track={track}
                index={at}
                nameOf={nameOf}
                lanes={lanes}
                isActive={index === active}
                place={{ row: index + 1, of: shown.length, top: start }}
                onGo={onGo}
              />
            );
          })}
        </div>
      </div>
      <p className="playback-keys">{formatMessage({ id: 'replay.keys' })}</p>
    </div>
  );
});
