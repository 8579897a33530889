import { Button } from '@blueprintjs/core';
import { Error, Tick, WarningSign } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { LastDeeds } from './LastDeeds';
import type { PlayedPart } from './useRecording';
import { useTold } from './useTold';
import './verdict.css';

interface VerdictProps {
  /** All parts of the file. */
  readonly parts: readonly PlayedPart[];
  /** The one that is looked at. */
  readonly part: number;
  readonly onGo: (position: number) => void;
}

/** In one sentence: whether it replays as it was recorded, or where it goes otherwise; and what the person did last. */
export function Verdict({ parts, part, onGo }: VerdictProps) {
  const { formatMessage } = useIntl();
  const { track, asRecorded } = parts[part] as PlayedPart;
  const told = useTold(track);
  const { divergence, deeds, played } = track;
  const isWhole = parts.every((each) => each.isWhole);
  const other = parts.find((each) => each.track.divergence)?.number;
  const sentence = () => {
    if (!divergence) {
      if (other !== undefined) return formatMessage({ id: 'replay.verdict.otherPart' }, { part: other });
      if (!isWhole) return formatMessage({ id: 'replay.verdict.notWhole' });
      const { entries, workflows } = asRecorded;
      return entries === 0
        ? formatMessage({ id: 'replay.verdict.exact' })
        : formatMessage({ id: 'replay.verdict.asRecorded' }, { entries, workflows: workflows.join(', ') });
    }
    const { index } = divergence;
    const before = deeds.findLast((deed) => deed < index);
    return before === undefined
      ? formatMessage({ id: 'replay.verdict.atStart' }, { entry: index + 1 })
      : formatMessage({ id: 'replay.verdict.otherwise' }, { entry: index + 1, deed: told.text(before) });
  };
  return (
    <section
      className={`playback-verdict${divergence ? ' playback-otherwise' : ''}`}
      aria-label={formatMessage({ id: 'replay.verdict' })}
    >
      <p className="playback-sentence" role="status">
        {divergence ? <Error /> : isWhole ? <Tick /> : <WarningSign />}
        <span>{sentence()}</span>
        {divergence && (
          <Button size="small" intent="danger" onClick={() => onGo(played - 1)}>
            <FormattedMessage id="replay.toDivergence" />
          </Button>
        )}
      </p>
      <LastDeeds track={track} onGo={onGo} />
    </section>
  );
}
