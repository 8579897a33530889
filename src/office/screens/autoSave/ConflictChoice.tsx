import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { autoSaveIntents, type DraftKey, type FieldValue } from '../../workflows/autoSave';

interface ConflictChoiceProps {
  readonly draft: DraftKey;
  readonly field: string;
  readonly label: string;
  readonly theirs: FieldValue;
}

/** Both values of a field that two people changed: the person's own in the field, the other's here, and the choice. */
export function ConflictChoice({ draft: { form, recordId }, field, label, theirs }: ConflictChoiceProps) {
  const { formatMessage, formatList } = useIntl();
  const dispatch = useDispatch();
  const text = typeof theirs === 'object' ? formatList(theirs, { type: 'unit' }) : `${theirs}`;
  const settle = (keep: 'mine' | 'theirs') =>
    dispatch(autoSaveIntents.conflictSettled({ form, recordId, field, keep }));
  return (
    <div
      className="auto-save-conflict"
      role="group"
      aria-label={formatMessage({ id: 'autoSave.conflictOf' }, { label })}
    >
      <span>{formatMessage({ id: 'autoSave.conflict' })}</span>
      <q>{text || formatMessage({ id: 'autoSave.empty' })}</q>
      <div className="auto-save-choice">
        <Button
          size="small"
          text={formatMessage({ id: 'autoSave.keepMine' })}
          onClick={() => settle('mine')}
        />
        <Button
          size="small"
          text={formatMessage({ id: 'autoSave.takeTheirs' })}
          onClick={() => settle('theirs')}
        />
      </div>
    </div>
  );
}
