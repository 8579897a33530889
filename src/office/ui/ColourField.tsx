import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import './colourField.css';

interface ColourFieldProps {
  /** One of its own unless it is found by it. */
  readonly id?: string;
  readonly label: string;
  /** `#rgb` or `#rrggbb`; whatever was typed, while that is no colour. */
  readonly value: string;
  /** What the box is called in which the colour is picked by eye. */
  readonly pick: string;
  readonly problem?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (colour: string) => void;
  readonly onBlur?: () => void;
}

/** The browser's own box knows six digits only. */
const sixDigits = (colour: string) =>
  /^#[0-9a-f]{3}$/i.test(colour) ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;

/** A colour, picked by eye or written down. */
export function ColourField({
  id: givenId,
  label,
  value,
  pick,
  problem,
  disabled = false,
  onChange,
  onBlur,
}: ColourFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FormGroup
      label={label}
      labelFor={id}
      intent={problem === undefined ? 'none' : 'danger'}
      helperText={problem === undefined ? undefined : <span id={`${id}-note`}>{problem}</span>}
    >
      <div className="gr-colour">
        <input
          type="color"
          aria-label={pick}
          disabled={disabled}
          value={sixDigits(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <InputGroup
          id={id}
          value={value}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-note`}
          intent={problem === undefined ? 'none' : 'danger'}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          onBlur={onBlur}
        />
      </div>
    </FormGroup>
  );
}
