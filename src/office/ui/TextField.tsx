import { FormGroup, InputGroup, TextArea } from '@blueprintjs/core';
import { type ChangeEventHandler, type FocusEventHandler, type JSX, type Ref, useId } from 'react';

interface TextFieldProps {
  /** One of its own unless it is found by it. */
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  readonly onBlur: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  readonly label: string;
  /** Stands beside the label of a field that must be filled in. */
  readonly required?: string | undefined;
  /** What is wrong with the value; read out with the field. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly type?: 'text' | 'email';
  readonly rows?: number;
  readonly autoFocus?: boolean;
  /** What the browser may fill in; nothing unless it is said. */
  readonly autoComplete?: string;
  readonly size?: 'medium' | 'large';
  /** Id of the form that Enter submits, where that does not stand around it. */
  readonly form?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly className?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Stands in it at its end. */
  readonly rightElement?: JSX.Element;
}

/** A labelled text of one line, or of several where `rows` says so, with its problem or hint tied to it. */
export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onBlur, label, required, problem, hint, type = 'text', rows, size } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const note = problem ?? hint;
  const intent = problem === undefined ? 'none' : 'danger';
  const field = {
    id,
    name,
    form: props.form,
    value,
    onChange,
    onBlur,
    intent,
    fill: true,
    autoComplete: props.autoComplete ?? 'off',
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    'aria-required': required !== undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
  } as const;
  return (
    <FormGroup
      className={props.className}
      label={label}
      labelFor={id}
      labelInfo={required}
      intent={intent}
      helperText={note === undefined ? undefined : <span id={`${id}-note`}>{note}</span>}
    >
      {rows === undefined ? (
        <InputGroup
          {...field}
          size={size}
          type={type}
          autoFocus={props.autoFocus}
          inputRef={props.inputRef}
          rightElement={props.rightElement}
        />
      ) : (
        <TextArea {...field} rows={rows} autoFocus={props.autoFocus} />
      )}
    </FormGroup>
  );
}
