import { useIntl } from 'react-intl';
import { entryContent, entryLabel } from './entryLabel';
import type { Lanes } from './lanes';
import { shortText } from './jsonText';
import type { Track } from './track';

interface TimelineRowProps {
  readonly track: Track;
  readonly index: number;
  readonly nameOf: (k: number) => string;
  readonly lanes: Lanes;
  readonly isActive: boolean;
  readonly place: { readonly row: number; readonly of: number; readonly top: number };
  readonly onGo: (position: number) => void;
}

const STEP = 9;

/** One entry: its number, the commands in flight, what kind it is, its name and the beginning of what it carries. */
export function TimelineRow({ track, index, nameOf, lanes, isActive, place, onGo }: TimelineRowProps) {
  const { formatMessage } = useIntl();
  const entry = track.entries[index];
  if (!entry) return null;
  const isReached = index < track.played;
  const isDivergence = track.divergence?.index === index;
  const content = entryContent(entry);
  return (
    <div
      id={`entry-${index}`}
      role="option"
      aria-selected={isActive}
      aria-disabled={!isReached}
      aria-posinset={place.row}
      aria-setsize={place.of}
      className={`playback-row playback-${entry.kind}${isDivergence ? ' playback-diverging' : ''}`}
      style={{ transform: `translateY(${place.top}px)` }}
      onClick={() => isReached && onGo(index)}
    >
      <span className="playback-number" aria-hidden>
        {index + 1}
      </span>
      <LaneMarks lanes={lanes} index={index} />
      <span className="playback-kind">{formatMessage({ id: `replay.entry.${entry.kind}` })}</span>
      <span className="playback-label">{entryLabel(entry, nameOf)}</span>
      <span className="playback-content">{content === undefined ? '' : shortText(content)}</span>
      {isDivergence && <span className="gr-visually-hidden">{formatMessage({ id: 'replay.here' })}</span>}
    </div>
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
