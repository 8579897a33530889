import { useIntl } from 'react-intl';
import type { NewsletterItem } from '../../../contract/entities/newsletterItem';
import { shownAddress } from '../../../contract/rules/webAddress';
import { TextField } from '../../ui/TextField';
import { useItemField } from './useItem';

interface ItemFieldProps<I extends NewsletterItem> {
  readonly item: I;
  readonly field: Exclude<keyof I, 'kind' | 'key'> & string;
  readonly label: FormatjsIntl.Message['ids'];
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
  /** Where something leads. */
  readonly isAddress?: boolean;
}

/** A text of one line in an item. */
export function ItemField<I extends NewsletterItem>(props: ItemFieldProps<I>) {
  const { item, field, label, hint, isRequired = false, isFirst = false, isAddress = false } = props;
  const { formatMessage } = useIntl();
  const { change, leave, ...face } = useItemField(item, field);
  return (
    <TextField
      {...face}
      label={formatMessage({ id: label })}
      hint={hint}
      required={isRequired ? formatMessage({ id: 'form.isRequired' }) : undefined}
      autoFocus={isFirst}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => {
        leave();
        if (isAddress && shownAddress(face.value) !== face.value) change(shownAddress(face.value));
      }}
    />
  );
}
