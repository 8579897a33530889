import { useIntl } from 'react-intl';
import { isolate } from '../../../contract/rules/isolate';
import type { Opposite, Progress } from '../../workflows/trash/undo';
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
        {opposites.length > 1 &&
          `${isolate(titleOf(opposite) || intl.formatMessage({ id: 'trash.untitled' }))} `}
        {intl.formatMessage(
          { id: opposite.kind === 'restore' ? 'undo.refused' : 'undo.notUndone' },
          { reason },
        )}
      </span>
    );
  });
}

/** What people know by its title; what is moved or changed goes one at a time. */
function titleOf(opposite: Opposite): string {
  if (opposite.kind === 'restore') return opposite.thing.title;
  return opposite.kind === 'switch' ? opposite.name : '';
}
