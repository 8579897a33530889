import { FormGroup, type Intent } from '@blueprintjs/core';
import { type ReactNode, useId } from 'react';
import { useDispatch } from 'react-redux';
import { autoSaveIntents, fieldMark, type FieldValue } from '../../workflows/autoSave';
import { useDraft } from './draftContext';
import { FieldMarkSign } from './FieldMarkSign';
import { FieldNote } from './FieldNote';

/** What the input of a field gets. */
export interface FieldFace {
  readonly id: string;
  /** Undefined when nothing is known of the field. */
  readonly value: FieldValue | undefined;
  readonly change: (value: FieldValue) => void;
  readonly intent: Intent;
  /** Id of what is to be read out with the field, if there is anything. */
  readonly describedBy: string | undefined;
}

interface AutoSaveFieldProps {
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  /** What to do about a text of the wrong form. */
  readonly malformed?: string;
  /** What a value is called, where it is a code. */
  readonly say?: (value: FieldValue) => string;
  readonly className?: string;
  readonly children: (face: FieldFace) => ReactNode;
}

/** A labelled field of a form that saves itself, with its check mark, its problem, or the choice of a conflict. */
export function AutoSaveField({ field, label, hint, className, children, ...words }: AutoSaveFieldProps) {
  const dispatch = useDispatch();
  const draft = useDraft();
  const id = useId();
  const { form, recordId } = draft;
  const mark = fieldMark(draft, field);
  const intent =
    mark === 'problem' || mark === 'conflict' ? 'danger' : mark === 'failed' ? 'warning' : 'none';
  const hasNote = intent !== 'none' || hint !== undefined;
  return (
    <FormGroup
      className={className}
      labelFor={id}
      label={label}
      labelInfo={<FieldMarkSign mark={mark} />}
      intent={intent}
      helperText={
        hasNote && (
          <div id={`${id}-note`}>
            <FieldNote {...{ draft, field, label, mark, hint }} {...words} fieldId={id} />
          </div>
        )
      }
    >
      {children({
        id,
        value: draft.values[field],
        change: (value) => dispatch(autoSaveIntents.changed({ form, recordId, values: { [field]: value } })),
        intent,
        describedBy: hasNote ? `${id}-note` : undefined,
      })}
    </FormGroup>
  );
}
