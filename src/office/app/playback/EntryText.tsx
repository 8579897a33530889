import { entryContent } from './entryLabel';
import { longText } from './jsonText';
import { Nothing } from './Nothing';
import type { Track } from './track';
import { useTold } from './useTold';

interface EntryTextProps {
  readonly track: Track;
  readonly position: number;
}

/** An entry with all that it carries. */
export function EntryText({ track, position }: EntryTextProps) {
  const told = useTold(track);
  const entry = track.entries[position];
  if (!entry) return <Nothing id="replay.start" />;
  return (
    <>
      {entry.kind === 'intent' && <p className="playback-entry-words">{told.text(position)}</p>}
      <p className="playback-entry-name">{told.name(position)}</p>
      <pre tabIndex={0}>{longText(entryContent(entry))}</pre>
    </>
  );
}
