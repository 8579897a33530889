import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { EyeOpen } from '@blueprintjs/icons';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface PasswordInputProps {
  readonly inputRef: RefObject<HTMLInputElement>;
  readonly value: string;
  readonly problem: string | undefined;
  readonly autoFocus: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** The password: it can be shown, and Caps Lock is told while it is typed. */
export function PasswordInput({ inputRef, value, problem, autoFocus, onChange, onBlur }: PasswordInputProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggleText = intl.formatMessage({ id: 'signIn.showPassword' });
  const hint = problem ?? (capsLock ? intl.formatMessage({ id: 'signIn.capsLock' }) : undefined);

  return (
    <FormGroup
      label={<FormattedMessage id="signIn.password" />}
      labelFor="password"
      intent={problem ? 'danger' : capsLock ? 'warning' : 'none'}
      helperText={
        <span id="password-hint" role="status">
          {hint}
        </span>
      }
    >
      <InputGroup
        id="password"
        name="password"
        size="large"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoFocus={autoFocus}
        inputRef={inputRef}
        value={value}
        onChange={onChange}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur(event);
        }}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        intent={problem ? 'danger' : 'none'}
        aria-invalid={problem !== undefined}
        aria-describedby="password-hint"
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
