import { FormGroup, type Intent } from '@blueprintjs/core';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import type { FieldValue } from '../../../workflows/records/autoSave';
import { FieldMarkSign } from './FieldMarkSign';
import { FieldNote } from './FieldNote';
import type { MessageId } from './labels';
import { useField } from './recordContext';
import { useMayChange } from '../useMay';

/** What the input of a field gets. */
export interface FieldFace {
  readonly id: string;
  /** Undefined when nothing is known of the field. */
  readonly value: FieldValue | undefined;
  readonly change: (value: FieldValue) => void;
  readonly intent: Intent;
  /** The person may only look at it. */
  readonly isReadOnly: boolean;
  /** Id of what is to be read out with the field, if there is anything. */
  readonly describedBy: string | undefined;
}

/** What every field of a record may say of itself. */
export interface FieldWords {
  readonly hint?: MessageId;
  /** What to do about a text of the wrong form. */
  readonly malformed?: MessageId;
  /** A question about a text that is odd, though it may be right: it is saved all the same. */
  readonly doubt?: (text: string) => MessageId | undefined;
  /** As wide as the form. */
  readonly wide?: boolean;
}

interface RecordFieldProps extends FieldWords {
  readonly field: string;
  /** What a value is called, where it is a code. */
  readonly say?: (value: FieldValue) => string;
  readonly children: (face: FieldFace) => ReactNode;
}

/** A labelled field of a form that saves itself, with its check mark, its problem, or the choice of a conflict. */
export function RecordField({ field, hint, malformed, doubt, wide, say, children }: RecordFieldProps) {
  const { formatMessage } = useIntl();
  const { draft, label, value, mark, change } = useField(field);
  const id = useId();
  const isReadOnly = !useMayChange();
  const hintOrDoubt = (typeof value === 'string' && doubt?.(value)) || hint;
  const isOdd = mark === 'failed' || hintOrDoubt !== hint;
  const intent = mark === 'problem' || mark === 'conflict' ? 'danger' : isOdd ? 'warning' : 'none';
  const hasNote = intent !== 'none' || hint !== undefined;
  const words = {
    hint: hintOrDoubt && formatMessage({ id: hintOrDoubt }),
    malformed: malformed && formatMessage({ id: malformed }),
  };
  return (
    <FormGroup
      data-field={field}
      className={wide ? 'record-wide' : ''}
      labelFor={id}
      label={label}
      labelInfo={<FieldMarkSign mark={mark} />}
      intent={intent}
      helperText={
        hasNote && (
          <div id={`${id}-note`}>
            <FieldNote {...{ draft, field, label, mark, say }} {...words} fieldId={id} />
          </div>
        )
      }
    >
      {children({ id, value, change, intent, isReadOnly, describedBy: hasNote ? `${id}-note` : undefined })}
    </FormGroup>
  );
}
