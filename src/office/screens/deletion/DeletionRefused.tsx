import { useIntl } from 'react-intl';
import type { DeletionState, Doomed } from '../../workflows/trash/deletion';
import { NotDone } from '../shared/NotDone';
import { textsOf } from './deletionTexts';

export interface DeletionProps {
  readonly thing: Doomed;
  readonly deletion: DeletionState;
}

/** Why the thing was not deleted, or that nobody knows whether it was. */
export function DeletionRefused({ thing, deletion }: DeletionProps) {
  const { formatMessage } = useIntl();
  const [failure] = deletion.status === 'refused' ? deletion.failures : [];
  if (!failure) return null;
  return (
    <NotDone
      className="gr-dialog-note"
      title={formatMessage({ id: textsOf(thing).refused })}
      refusal={failure.refusal}
    />
  );
}
