import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { focusRecordField } from './focusRecordField';
import { useShownRecord } from './shownRecord';

interface RecordHeldProps {
  readonly field: string;
  readonly why: 'conflict' | 'problem';
}

/** Why a record cannot be saved as it is: the field is named, and a press leads there. */
export function RecordHeld({ field, why }: RecordHeldProps) {
  const { formatMessage } = useIntl();
  const { record, page } = useShownRecord();
  const go = (event: MouseEvent) => {
    event.preventDefault();
    focusRecordField(event.currentTarget, field);
  };
  return formatMessage(
    { id: why === 'problem' && page.isNew ? 'recordPage.notCreated.problem' : `autoSave.state.${why}` },
    {
      field: (
        <a key="field" href={`#record-${field}`} onClick={go}>
          {formatMessage({ id: record.labels[field] })}
        </a>
      ),
    },
  );
}

/** The first field, as they stand on the page, that keeps the record from being saved. */
export function useHeldField(): RecordHeldProps | undefined {
  const {
    record: { workflow, labels },
    page: { draft },
  } = useShownRecord();
  const problems = workflow.problemsOf(draft.values);
  for (const field of Object.keys(labels)) {
    if (draft.holds[field]?.kind === 'conflict') return { field, why: 'conflict' };
    if (problems[field] !== undefined) return { field, why: 'problem' };
  }
  return undefined;
}
