import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Divergence, entryText } from '../../journal';

interface DivergenceNoteProps {
  readonly divergence: Divergence;
  readonly onGo: () => void;
}

const WIDTH = 600;

/** Where the replay first went another way: in which workflow, what was recorded, what came instead. */
export function DivergenceNote({ divergence, onGo }: DivergenceNoteProps) {
  const { formatMessage } = useIntl();
  const { index, workflow, reason, expected, actual } = divergence;
  const nothing = formatMessage({ id: 'replay.nothing' });
  return (
    <Callout intent="danger" role="alert" className="playback-divergence">
      <div className="playback-divergence-head">
        <strong>
          <FormattedMessage id="replay.diverges" values={{ entry: index + 1, workflow }} />
        </strong>
        <Button size="small" intent="danger" onClick={onGo}>
          <FormattedMessage id="replay.toDivergence" />
        </Button>
      </div>
      <p lang="en">{reason}</p>
      <dl>
        <dt>
          <FormattedMessage id="replay.expected" />
        </dt>
        <dd>
          <code>{expected ? entryText(expected, undefined, WIDTH) : nothing}</code>
        </dd>
        <dt>
          <FormattedMessage id="replay.actual" />
        </dt>
        <dd>
          <code>{actual ? entryText(actual, undefined, WIDTH) : nothing}</code>
        </dd>
      </dl>
    </Callout>
  );
}
