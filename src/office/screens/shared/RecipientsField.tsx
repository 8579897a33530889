import { Classes, FormGroup, TagInput } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { type FocusEventHandler, useId } from 'react';
import { useIntl } from 'react-intl';
import { recipientIn, typedList, typedText } from '../../../contract/rules/addressList';
import './recipientsField.css';

interface RecipientsFieldProps {
  readonly name: string;
  /** All addresses, as they were typed. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur: FocusEventHandler<HTMLInputElement>;
  readonly label: string;
  readonly required: string;
  readonly problem: string | undefined;
  readonly hint: string;
}

/** A field of one line cannot hold these, so they come in as commas. */
const LINES = /[\r\n\t]+/;

/**
 * Addresses, typed or pasted: each one that a comma or a semicolon ends stands as a word of its own, which the arrow
 * keys and Backspace reach; so does the last of a list once the field is left, or it came with a list that was pasted,
 * unless it is no address. Enter ends one of a list; it submits an only one.
 */
export function RecipientsField({
  name,
  value,
  onValue,
  onBlur,
  label,
  required,
  problem,
  hint,
}: RecipientsFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { ended, typing } = typedList(value);
  const leaveOut = (at: number) => onValue(typedText(ended.toSpliced(at, 1), typing));
  const intent = problem === undefined ? 'none' : 'danger';
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={required}
      intent={intent}
      helperText={<span id={`${id}-note`}>{problem ?? hint}</span>}
    >
      <TagInput
        className="recipients-field"
        fill
        intent={intent}
        values={[...ended]}
        separator={LINES}
        addOnPaste
        onAdd={(lines, how) => {
          if (how === 'paste') onValue(withLastEnded(typedText(ended, typing + lines.join(', '))));
        }}
        onInputChange={({ currentTarget }) => onValue(typedText(ended, currentTarget.value))}
        onRemove={(_removed, at) => leaveOut(at)}
        onKeyDown={(event) => {
          const isListed = ended.length > 0 && typing.trim() !== '';
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isListed) return;
          event.preventDefault();
          onValue(typedText([...ended, typing.trim()], ''));
        }}
        tagProps={(part, at) => ({
          intent: recipientIn(String(part)) ? 'none' : 'danger',
          minimal: true,
          onRemove: undefined,
          endIcon: (
            <button
              type="button"
              className={Classes.TAG_REMOVE}
              aria-label={formatMessage({ id: 'sendReel.leaveOut' }, { recipient: ended[at] ?? '' })}
              onClick={() => leaveOut(at)}
            >
              <SmallCross />
            </button>
          ),
        })}
        inputProps={{
          id,
          name,
          // TagInput's own inputValue would not follow: what ends with a comma leaves nothing to be typed, as before.
          value: typing,
          onBlur: (event) => {
            onBlur(event);
            // A button that is pressed stays where it is.
            const isPressed = event.relatedTarget instanceof HTMLButtonElement;
            if (!isPressed && withLastEnded(value) !== value) onValue(withLastEnded(value));
          },
          autoComplete: 'off',
          autoFocus: true,
          inputMode: 'email',
          'aria-required': true,
          'aria-invalid': problem !== undefined,
          'aria-describedby': `${id}-note`,
        }}
      />
    </FormGroup>
  );
}

/** The same list, the last of which stands as a word too, if it is an address. */
function withLastEnded(text: string): string {
  const { ended, typing } = typedList(text);
  const last = typing.trim();
  return ended.length > 0 && recipientIn(last) ? typedText([...ended, last], '') : text;
}
