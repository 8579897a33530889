import { Fragment, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { causesOf } from './causes';
import { quotedText } from './jsonText';
import type { Place } from './places';
import type { Track } from './track';
import { useTold } from './useTold';

interface CausesOfProps {
  readonly track: Track;
  readonly place: Place;
  readonly value: unknown;
  readonly position: number;
  readonly onGo: (position: number) => void;
}

/** The entries that made a value what it is, oldest first; each leads to where it stands. */
export function CausesOf({ track, place, value, position, onGo }: CausesOfProps) {
  const { formatMessage } = useIntl();
  const told = useTold(track);
  const { entries, leftOut } = useMemo(() => causesOf(track, place, position), [track, place, position]);
  const name = place.join('.');
  if (entries.length === 0)
    return (
      <p>
        <FormattedMessage id="replay.why.start" values={{ place: name, value: quotedText(value) }} />
      </p>
    );
  return (
    <>
      <p>
        <FormattedMessage id="replay.why.so" values={{ place: name, value: quotedText(value) }} />
      </p>
      <ol aria-label={formatMessage({ id: 'replay.why.causes' })}>
        {entries.map((index, at) => (
          <Fragment key={index}>
            {at === 1 && leftOut > 0 && (
              <li className="playback-quiet">
                <FormattedMessage id="replay.why.leftOut" values={{ count: leftOut }} />
              </li>
            )}
            <li>
              <button type="button" onClick={() => onGo(index)}>
                <span className="playback-last-number">{index + 1}</span>
                {told.text(index)}
              </button>
            </li>
          </Fragment>
        ))}
      </ol>
    </>
  );
}
