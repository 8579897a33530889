import { entryContent, entryLabel, namesOf } from './entryLabel';
import { longText } from './jsonText';
import { Nothing } from './Nothing';
import type { Track } from './track';

interface EntryTextProps {
  readonly track: Track;
  readonly position: number;
}

/** An entry with all that it carries. */
export function EntryText({ track, position }: EntryTextProps) {
  const entry = track.entries[position];
  if (!entry) return <Nothing id="replay.start" />;
  return (
    <>
      <p className="playback-entry-name">{entryLabel(entry, namesOf(track.spans))}</p>
      <pre tabIndex={0}>{longText(entryContent(entry))}</pre>
    </>
  );
}
