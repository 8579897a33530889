import { FormGroup, InputGroup } from '@blueprintjs/core';
import { type ChangeEventHandler, type FocusEventHandler, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { shownAddress } from '../../../contract/rules/webAddress';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly disabled: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur: FocusEventHandler<HTMLInputElement>;
  /** Hears the address as it will be kept, once what was typed is left. */
  readonly onWhole: (address: string) => void;
}

/** The address that a link leads to (spec section 5), with what is wrong with it. */
export function LinkAddress({ isWrong, onWhole, ...field }: Props) {
  const { formatMessage } = useIntl();
  const fieldId = useId();
  const isTyped = useRef(false);
  return (
    <FormGroup
      label={formatMessage({ id: 'reels.link.address' })}
      labelFor={fieldId}
      intent={isWrong ? 'danger' : 'none'}
      helperText={
        <span id={`${fieldId}-hint`} role="status">
          {isWrong && formatMessage({ id: 'reels.link.wrong' })}
        </span>
      }
    >
      <InputGroup
        {...field}
        onChange={(event) => {
          isTyped.current = true;
          field.onChange(event);
        }}
        onBlur={(event) => {
          field.onBlur(event);
          if (isTyped.current) onWhole(shownAddress(field.value));
        }}
        id={fieldId}
        inputMode="url"
        placeholder={formatMessage({ id: 'reels.link.placeholder' }, { host: 'https://' })}
        aria-describedby={`${fieldId}-hint`}
        aria-invalid={isWrong}
        maxLength={2000}
        autoComplete="off"
      />
    </FormGroup>
  );
}
