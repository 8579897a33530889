import { useIntl } from 'react-intl';
import type { Draft, FieldMark } from '../../workflows/autoSave';
import { problemText } from '../shared/problemText';
import { ConflictChoice } from './ConflictChoice';

interface FieldNoteProps {
  readonly draft: Draft;
  readonly field: string;
  readonly label: string;
  readonly mark: FieldMark;
  readonly hint: string | undefined;
}

/** What is said below a field: its problem, a conflict with what somebody else saved, that it is not saved yet, or its hint. */
export function FieldNote({ draft, field, label, mark, hint }: FieldNoteProps) {
  const intl = useIntl();
  const hold = draft.holds[field];
  if (hold?.kind === 'conflict')
    return <ConflictChoice draft={draft} field={field} label={label} theirs={hold.theirs} />;
  if (hold?.kind === 'problem') return <>{problemText(intl, hold.problem)}</>;
  if (mark === 'failed') return <>{intl.formatMessage({ id: 'autoSave.notSaved' })}</>;
  return <>{hint}</>;
}
