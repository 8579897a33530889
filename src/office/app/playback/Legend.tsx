import { useIntl } from 'react-intl';
import './legend.css';

const LINES = ['intent', 'page', 'command', 'fact', 'crash', 'flying', 'fold'] as const;

/** What the colours and marks of the timeline mean. */
export function Legend() {
  const { formatMessage } = useIntl();
  return (
    <ul className="playback-legend" aria-label={formatMessage({ id: 'replay.legend' })}>
      {LINES.map((line) => (
        <li key={line} className={`playback-legend-${line}`}>
          {formatMessage({ id: `replay.legend.${line}` })}
        </li>
      ))}
    </ul>
  );
}
