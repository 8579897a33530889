import { FormattedMessage } from 'react-intl';
import type { Span } from '../../journal';
import { Nothing } from './Nothing';

/** The commands that wait for an answer, or are listened to. */
export function Flying({ spans }: { readonly spans: readonly Span[] }) {
  if (spans.length === 0) return <Nothing id="replay.noFlying" />;
  return (
    <ul className="playback-flying">
      {spans.map(({ k, name, from }) => (
        <li key={k}>
          <code>→ {name}</code> <FormattedMessage id="replay.since" values={{ entry: from + 1 }} />
        </li>
      ))}
    </ul>
  );
}
