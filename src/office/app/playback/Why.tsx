import { InputGroup } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { CausesOf } from './CausesOf';
import { quotedText } from './jsonText';
import { Nothing } from './Nothing';
import { type Placed, placesOf } from './places';
import type { Track } from './track';

/** What a person clicked on in the screens, and which of its occurrences it was. */
export interface Clicked {
  readonly text: string;
  readonly nth: number;
}

interface WhyProps {
  readonly track: Track;
  readonly position: number;
  /** What is sought at first. */
  readonly first?: string | undefined;
  readonly onGo: (position: number) => void;
}

interface Asked extends Placed {
  /** Where the person stood who asked: who goes to a cause still reads the answer. */
  readonly position: number;
}

/** Finds what stands on the screen or in the state by what it says or where it stands, and tells what made it so. */
export function Why({ track, position, first = '', onGo }: WhyProps) {
  const { formatMessage } = useIntl();
  const [sought, setSought] = useState(first);
  const [asked, setAsked] = useState<Asked>();
  const found = useMemo(() => placesOf(track.stateAt(position), sought), [track, position, sought]);
  const label = formatMessage({ id: 'replay.why.search' });
  return (
    <div className="playback-why">
      <InputGroup
        size="small"
        type="search"
        aria-label={label}
        placeholder={label}
        value={sought}
        onChange={({ currentTarget: { value } }) => {
          setSought(value);
          setAsked(undefined);
        }}
      />
      {asked ? (
        <CausesOf track={track} {...asked} onGo={onGo} />
      ) : (
        <ul aria-label={formatMessage({ id: 'replay.why.places' })}>
          {found.map(({ place, value }) => (
            <li key={place.join('\n')}>
              <button type="button" onClick={() => setAsked({ place, value, position })}>
                {place.join('.')} <span>{quotedText(value)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!asked && found.length === 0 && <Nothing id={sought.trim() ? 'replay.why.none' : 'replay.why.hint'} />}
    </div>
  );
}
