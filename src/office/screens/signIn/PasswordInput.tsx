import { Button, FormGroup, InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import { useIntl } from 'react-intl';

interface PasswordInputProps {
  readonly name: string;
  readonly label: ReactNode;
  /** Whether a password manager fills in the one that it has, or makes one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly size?: InputGroupProps['size'];
  readonly inputRef?: RefObject<HTMLInputElement>;
  readonly value: string;
  readonly problem: string | undefined;
  /** Said beforehand. */
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** A password: it can be shown, and Caps Lock is told while it is typed. */
export function PasswordInput({ label, problem, hint, onBlur, ...input }: PasswordInputProps) {
  const intl = useIntl();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggleText = intl.formatMessage({ id: 'signIn.showPassword' });
  const note = problem ?? (capsLock ? intl.formatMessage({ id: 'signIn.capsLock' }) : hint);

  return (
    <FormGroup
      label={label}
      labelFor={id}
      intent={problem ? 'danger' : capsLock ? 'warning' : 'none'}
      helperText={
        <span id={`${id}-hint`} role="status">
          {note}
        </span>
      }
    >
      <InputGroup
        {...input}
        id={id}
        type={isShown ? 'text' : 'password'}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur(event);
        }}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        intent={problem ? 'danger' : 'none'}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        rightElement={
          <Button
            variant="minimal"
            icon={<EyeOpen />}
            active={isShown}
            aria-label={toggleText}
            title={toggleText}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </FormGroup>
  );
}
