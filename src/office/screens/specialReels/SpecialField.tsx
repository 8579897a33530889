import { FormGroup, InputGroup } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAskBeforeLeaving } from '../../ui/leaving';
import { useMayChange } from '../shared/useMay';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  /** A check mark says that the server has it. */
  readonly isSaved: boolean;
  problemOf(text: string): string | undefined;
  /** `seen` stood there when the person began to type. */
  onSave(text: string, seen: string): void;
}

/** A text that is saved with Enter or when it is left, unless something is wrong with it; Escape puts back what stood there. */
export function SpecialField({ label, hint, value, isSaved, problemOf, onSave }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const mayChange = useMayChange();
  const [typed, setTyped] = useState<{ readonly text: string; readonly seen: string }>();
  const isUnsaved = typed !== undefined && typed.text.trim() !== typed.seen;
  useAskBeforeLeaving(isUnsaved, formatMessage({ id: 'reels.typed.discard' }));
  const problem = typed && problemOf(typed.text);
  const note = problem ?? hint;
  const intent = problem === undefined ? 'none' : 'danger';
  const save = () => {
    if (!typed || problem !== undefined) return;
    setTyped(undefined);
    const text = typed.text.trim();
    if (text !== typed.seen && text !== value) onSave(text, typed.seen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape' && typed) setTyped(undefined);
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
        value={typed?.text ?? value}
        intent={intent}
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
        onValueChange={(text) => setTyped({ text, seen: typed?.seen ?? value })}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    </FormGroup>
  );
}
