import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Track } from './track';
import { useTold } from './useTold';

interface LastDeedsProps {
  readonly track: Track;
  readonly onGo: (position: number) => void;
}

const MOST = 3;

/** The last things that the person did, oldest first; what was done several times in a row stands once. */
export function LastDeeds({ track, onGo }: LastDeedsProps) {
  const told = useTold(track);
  const last = useMemo(() => {
    const found: { readonly index: number; readonly text: string }[] = [];
    for (const index of track.deeds.toReversed()) {
      const text = told.text(index);
      if (found.at(-1)?.text !== text) found.push({ index, text });
      if (found.length > MOST) break;
    }
    return found.slice(0, MOST).reverse();
  }, [track, told]);
  if (last.length === 0) return null;
  return (
    <div className="playback-last">
      <span id="last-deeds" className="playback-quiet">
        <FormattedMessage id="replay.lastDeeds" />
      </span>
      <ol aria-labelledby="last-deeds">
        {last.map(({ index, text }) => (
          <li key={index}>
            <button type="button" disabled={index >= track.played} onClick={() => onGo(index)}>
              <span className="playback-last-number">{index + 1}</span>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
