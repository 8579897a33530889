import { FormGroup, InputGroup } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMayChange } from '../shared/useMay';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly maxLength?: number | undefined;
  /** A check mark says that the server has it. */
  readonly isSaved: boolean;
  problemOf(text: string): string | undefined;
  onSave(text: string): void;
}

/** A text that is saved with Enter or when it is left, unless something is wrong with it; Escape puts back what stood there. */
export function SpecialField({ label, hint, value, maxLength, isSaved, problemOf, onSave }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const mayChange = useMayChange();
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? undefined : problemOf(typed);
  const note = problem ?? hint;
  const intent = problem === undefined ? 'none' : 'danger';
  const save = () => {
    if (typed === undefined || problem !== undefined) return;
    setTyped(undefined);
    if (typed.trim() !== value) onSave(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FormGroup
      label={label}
      labelFor={id}
      intent={intent}
      helperText={note === undefined ? undefined : <span id={`${id}-note`}>{note}</span>}
    >
      <InputGroup
        id={id}
        fill
        readOnly={!mayChange}
        value={typed ?? value}
        intent={intent}
        maxLength={maxLength}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        rightElement={
          isSaved ? (
            <span className="gr-special-saved">
              <Tick size={14} title={formatMessage({ id: 'autoSave.saved' })} />
            </span>
          ) : undefined
        }
        onValueChange={setTyped}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    </FormGroup>
  );
}
