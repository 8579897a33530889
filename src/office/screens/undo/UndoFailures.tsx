import { useIntl } from 'react-intl';
import { isolate } from '../../../contract/rules/isolate';
import type { Opposite, Progress } from '../../workflows/undo';
import { refusalText } from '../shared/refusalText';

interface Props {
  readonly opposites: readonly Opposite[];
  /** How each of them stands. */
  readonly ways: readonly Progress[];
}

/** What could not be taken back, and why. */
export function UndoFailures({ opposites, ways }: Props) {
  const intl = useIntl();
  return opposites.map((opposite, at) => {
    const way = ways[at];
    if (way?.status !== 'failed') return null;
    const reason = refusalText(intl, way.refusal);
    return (
      <span key={at} className="undo-refused">
        {opposite.kind === 'restore' && opposites.length > 1 && `${isolate(opposite.thing.title)} `}
        {intl.formatMessage(
          { id: opposite.kind === 'restore' ? 'undo.refused' : 'undo.notUndone' },
          { reason },
        )}
      </span>
    );
  });
}
