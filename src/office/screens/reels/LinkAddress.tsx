import { FormGroup, InputGroup } from '@blueprintjs/core';
import { type ChangeEventHandler, type FocusEventHandler, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isBlank } from '../../../contract/rules/blank';
import { isLinkAddress, shownAddress } from '../../../contract/rules/webAddress';
import { scripts } from '../../../contract/scripts';
import { tooLongText } from '../shared/tooLongText';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur: FocusEventHandler<HTMLInputElement>;
  /** Hears the address as it will be kept, once what was typed is left. */
  readonly onWhole: (address: string) => void;
}

const { max } = scripts['reel.add'].input.linkValue;

/** What is wrong with the address of a link; nothing of none. */
export function useLinkProblem(address: string): string | undefined {
  const intl = useIntl();
  if (isBlank(address)) return undefined;
  if (!isLinkAddress(address)) return intl.formatMessage({ id: 'reels.link.wrong' });
  return tooLongText(intl, shownAddress(address), max);
}

/** The address that a link leads to (spec section 5), with what is wrong with it. */
export function LinkAddress({ onWhole, ...field }: Props) {
  const { formatMessage } = useIntl();
  const problem = useLinkProblem(field.value);
  const fieldId = useId();
  const isTyped = useRef(false);
  return (
    <FormGroup
      label={formatMessage({ id: 'reels.link.address' })}
      labelFor={fieldId}
      intent={problem ? 'danger' : 'none'}
      helperText={
        <span id={`${fieldId}-hint`} role="status">
          {problem}
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
        aria-invalid={problem !== undefined}
        autoComplete="off"
      />
    </FormGroup>
  );
}
