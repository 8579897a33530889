import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Divergence, entryText, otherwise } from '../../journal';
import { shortText } from './jsonText';

const WIDTH = 600;

/** Where the replay first went another way: in which workflow, what was recorded, what came instead; of one action or command, the fields. */
export function DivergenceNote({ divergence }: { readonly divergence: Divergence }) {
  const { formatMessage } = useIntl();
  const { index, workflow, reason, expected, actual } = divergence;
  const differences = otherwise(divergence);
  const nothing = formatMessage({ id: 'replay.nothing' });
  const entry = (one: object | undefined) => (one ? entryText(one, undefined, WIDTH) : nothing);
  const value = (one: unknown) => (one === undefined ? nothing : shortText(one));
  return (
    <Callout intent="danger" role="alert" className="playback-divergence">
      <strong>
        <FormattedMessage id="replay.diverges" values={{ entry: index + 1, workflow }} />
      </strong>
      <p lang="en">{reason}</p>
      {differences.length === 0 && <Pair before={entry(expected)} after={entry(actual)} />}
      {differences.map(({ path, before, after }) => (
        <Pair key={path} title={path} before={value(before)} after={value(after)} />
      ))}
    </Callout>
  );
}

interface PairProps {
  /** The place within the entry. */
  readonly title?: string;
  readonly before: string;
  readonly after: string;
}

function Pair({ title, before, after }: PairProps) {
  const line = (term: ReactNode, text: string) => (
    <>
      <dt>{term}</dt>
      <dd>
        <code>{text}</code>
      </dd>
    </>
  );
  return (
    <dl>
      {title !== undefined && line(<FormattedMessage id="replay.otherwise" />, title)}
      {line(<FormattedMessage id="replay.expected" />, before)}
      {line(<FormattedMessage id="replay.actual" />, after)}
    </dl>
  );
}
