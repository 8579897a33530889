import { Document, Feed, Film, Media, NumberedList, Person, SendMessage } from '@blueprintjs/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProfession } from '../../shared/useProfession';
import type { PaletteEntry } from './entries';

const icons = {
  page: <Document />,
  talent: <Person />,
  reel: <NumberedList />,
  film: <Film />,
  news: <Feed />,
  newsletter: <SendMessage />,
  screen: <Media />,
};
const ROW_HEIGHT = 44;

interface PaletteListProps {
  readonly entries: readonly PaletteEntry[];
  readonly active: number;
  readonly label: string;
  readonly onChoose: (entry: PaletteEntry, isRecord?: boolean) => void;
}

/** The found entries; only the rows in sight are in the page. */
export function PaletteList({ entries, active, label, onChoose }: PaletteListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const profession = useProfession();
  const noteOf = ({ kind, note }: PaletteEntry) =>
    (kind === 'talent' ? note.map(profession) : note).filter(Boolean).join(', ');
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
  });

  useEffect(() => {
    if (entries.length > 0) rows.scrollToIndex(active);
  }, [active, entries, rows]);

  return (
    <div ref={scroller} id="palette-list" role="listbox" aria-label={label} className="palette-scroller">
      <div role="presentation" style={{ height: rows.getTotalSize() }} className="palette-list">
        {rows.getVirtualItems().map(({ index, start }) => {
          const entry = entries[index];
          return (
            entry && (
              <div
                key={entry.key}
                id={`palette-${index}`}
                role="option"
                aria-selected={index === active}
                aria-posinset={index + 1}
                aria-setsize={entries.length}
                aria-keyshortcuts={entry.recordPath && 'Control+Enter'}
                className="palette-row"
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => onChoose(entry)}
              >
                {icons[entry.kind]}
                <span className="palette-title">{entry.title}</span>
                <span className="palette-note">{noteOf(entry)}</span>
                {entry.kind !== 'page' && (
                  <span className="gr-visually-hidden">
                    <FormattedMessage id={`palette.${entry.kind}`} />
                  </span>
                )}
                {entry.recordPath && (
                  <span
                    className="palette-record"
                    aria-hidden="true"
                    onClick={(event) => {
                      event.stopPropagation();
                      onChoose(entry, true);
                    }}
                  >
                    <FormattedMessage id="palette.record" /> <kbd>Ctrl ↵</kbd>
                  </span>
                )}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
