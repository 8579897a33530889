import { CaretDown, CaretRight } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { entryContent } from './entryLabel';
import type { Lanes } from './lanes';
import { shortText } from './jsonText';
import type { Row } from './rows';
import type { Track } from './track';
import type { Told } from './useTold';

interface TimelineRowProps {
  readonly track: Track;
  readonly row: Row;
  readonly told: Told;
  readonly lanes: Lanes;
  readonly isActive: boolean;
  readonly place: { readonly row: number; readonly of: number; readonly top: number };
  readonly onGo: (position: number) => void;
  /** Opens the fold that the row stands for, or closes the one that it begins. */
  readonly onTurn: () => void;
}

const STEP = 9;

/** One entry: its number, the commands in flight, what kind it is, its words and the beginning of what it carries. */
export function TimelineRow({ track, row, told, lanes, isActive, place, onGo, onTurn }: TimelineRowProps) {
  const { formatMessage } = useIntl();
  const { index, fold, isFolded } = row;
  const entry = track.entries[index];
  if (!entry) return null;
  const isReached = index < track.played;
  const isDivergence = track.divergence?.index === index;
  const looks = [
    `playback-${entry.kind}`,
    entry.kind === 'intent' && (isDeed(track, index) ? 'playback-deed' : 'playback-page'),
    isDivergence && 'playback-diverging',
    isFolded && 'playback-folded',
  ];
  const choose = isFolded ? onTurn : () => onGo(index);
  return (
    <div
      id={`entry-${index}`}
      role="option"
      aria-selected={isActive}
      aria-disabled={!isReached}
      aria-posinset={place.row}
      aria-setsize={place.of}
      className={['playback-row', ...looks].filter(Boolean).join(' ')}
      style={{ transform: `translateY(${place.top}px)` }}
      onClick={() => isReached && choose()}
    >
      <span className="playback-number" aria-hidden>
        {index + 1}
      </span>
      <span className="playback-caret" aria-hidden onClick={fold && !isFolded ? onTurn : undefined}>
        {fold && (isFolded ? <CaretRight size={14} /> : <CaretDown size={14} />)}
      </span>
      <LaneMarks lanes={lanes} index={index} />
      {fold && isFolded ? (
        <>
          <span className="playback-kind">
            {formatMessage({ id: 'replay.times' }, { times: fold.times })}
          </span>
          <span className="playback-label">{fold.what}</span>
          <span className="playback-content">
            {formatMessage({ id: 'replay.folded' }, { from: index + 1, to: row.to + 1 })}
          </span>
        </>
      ) : (
        <EntryCells track={track} index={index} told={told} />
      )}
      {isDivergence && <span className="gr-visually-hidden">{formatMessage({ id: 'replay.here' })}</span>}
    </div>
  );
}

const isDeed = ({ deeds }: Track, index: number) => deeds.includes(index);

interface EntryCellsProps {
  readonly track: Track;
  readonly index: number;
  readonly told: Told;
}

function EntryCells({ track, index, told }: EntryCellsProps) {
  const { formatMessage } = useIntl();
  const entry = track.entries[index];
  if (!entry) return null;
  const content = entryContent(entry);
  const text = told.text(index);
  const name = told.name(index);
  return (
    <>
      <span className={isDeed(track, index) ? 'gr-visually-hidden' : 'playback-kind'}>
        {formatMessage({ id: `replay.entry.${entry.kind}` })}
      </span>
      <span className="playback-label" title={text}>
        {text}
      </span>
      <span className="playback-content">
        {text !== name && <code>{name} </code>}
        {content === undefined ? '' : shortText(content)}
      </span>
    </>
  );
}

function LaneMarks({ lanes, index }: { readonly lanes: Lanes; readonly index: number }) {
  return (
    <svg className="playback-lanes" width={lanes.count * STEP + 4} height="26" aria-hidden>
      {Array.from({ length: lanes.count }, (_none, lane) => {
        const mark = lanes.markAt(lane, index);
        const x = lane * STEP + 6;
        if (mark === 'none') return null;
        return (
          <g key={lane} className={`playback-lane-${lane % 4}`}>
            <line x1={x} x2={x} y1={mark === 'begins' ? 13 : 0} y2={mark === 'ends' ? 13 : 26} />
            {mark !== 'through' && <circle cx={x} cy="13" r="3" />}
          </g>
        );
      })}
    </svg>
  );
}
