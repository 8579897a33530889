import type { Difference } from '../../journal';
import { shortText } from './jsonText';
import { Nothing } from './Nothing';

/** What an entry changed in the state, place by place. */
export function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  if (changes.length === 0) return <Nothing id="replay.noChange" />;
  return (
    <dl className="playback-changes">
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{path}</dt>
          {before !== undefined && (
            <dd>
              <del>{shortText(before)}</del>
            </dd>
          )}
          {after !== undefined && (
            <dd>
              <ins>{shortText(after)}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
