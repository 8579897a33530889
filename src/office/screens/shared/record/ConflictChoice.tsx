import { Button } from '@blueprintjs/core';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { focusFirst } from '../../../ui/focusFirst';
import { autoSaveIntents, type DraftKey, type FieldValue } from '../../../workflows/autoSave';

interface ConflictChoiceProps {
  readonly draft: DraftKey;
  readonly field: string;
  readonly label: string;
  readonly theirs: FieldValue;
  /** What the value is called, where it is a code. */
  readonly say?: (value: FieldValue) => string;
  /** Where the keyboard goes once the choice is made and its buttons are gone. */
  readonly fieldId: string;
}

/** Both values of a field that two people changed: the person's own in the field, the other's here, and the choice. */
export function ConflictChoice({ draft, field, label, theirs, say, fieldId }: ConflictChoiceProps) {
  const { formatMessage, formatList } = useIntl();
  const dispatch = useDispatch();
  const { form, recordId } = draft;
  const plain = typeof theirs === 'object' ? formatList(theirs, { type: 'unit' }) : `${theirs}`;
  const text = say ? say(theirs) : plain;
  const settle =
    (keep: 'mine' | 'theirs') =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      focusFirst(currentTarget, [fieldId]);
      dispatch(autoSaveIntents.conflictSettled({ form, recordId, field, keep }));
    };
  return (
    <div
      className="auto-save-conflict"
      role="group"
      aria-label={formatMessage({ id: 'autoSave.conflictOf' }, { label })}
    >
      <span>{formatMessage({ id: 'autoSave.conflict' })}</span>
      <q>{text || formatMessage({ id: 'autoSave.empty' })}</q>
      <div className="auto-save-choice">
        <Button size="small" text={formatMessage({ id: 'autoSave.keepMine' })} onClick={settle('mine')} />
        <Button size="small" text={formatMessage({ id: 'autoSave.takeTheirs' })} onClick={settle('theirs')} />
      </div>
    </div>
  );
}
