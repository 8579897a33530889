import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { itemFields, type NewsletterItem, problemsOfItem } from '../../../contract/entities/newsletterItem';
import { newsletterDetail } from '../../workflows/newsletters/newsletterDetail';
import { problemText } from '../shared/problemText';
import { useShownRecord } from '../shared/recordPage/shownRecord';
import { Letter } from './newsletterPage';

/** Writes fields of an item of the newsletter on show. */
function useItemChange({ key }: NewsletterItem): (fields: Readonly<Record<string, string>>) => void {
  const dispatch = useDispatch();
  const { id } = useShownRecord().page;
  return (fields) => {
    const change = { kind: 'write', key, fields } as const;
    dispatch(newsletterDetail.intents.itemsChanged({ id, change }));
  };
}

/** A text of an item: its value, how it is changed, and what is wrong with it once it was left. */
export function useItemField<I extends NewsletterItem>(
  item: I,
  name: Exclude<keyof I, 'kind' | 'key'> & string,
) {
  const intl = useIntl();
  const change = useItemChange(item);
  const { disabled } = Letter.useField('items');
  const [isTouched, setTouched] = useState(false);
  const problem = isTouched ? problemsOfItem(item)[name] : undefined;
  const field = (itemFields[item.kind] as Readonly<Record<string, { readonly max?: number }>>)[name];
  return {
    name: `${item.key}-${name}`,
    value: String(item[name]),
    disabled,
    problem: problemText(intl, problem, field?.max),
    change: (value: string) => change({ [name]: value }),
    leave: () => setTouched(true),
  };
}
