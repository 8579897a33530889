import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { NewsletterItem } from '../../../contract/entities/newsletterItem';
import { selectWholeNewsletter } from '../../entities/wholeNewsletters';
import { newsletterItemsIntents, selectNewsletterItems } from '../../workflows/newsletters/newsletterItems';
import { useOrder } from '../shared/order/useOrder';
import { ItemRow } from './ItemRow';
import { useItemName } from './itemNames';
import { ForStaff } from '../shared/ForStaff';

interface ItemListProps {
  readonly id: string;
  readonly items: readonly NewsletterItem[];
  readonly label: string;
  readonly disabled: boolean;
  /** It takes no more. */
  readonly isFull: boolean;
}

/** The things in a newsletter in their order, to be moved by drag or by keys. */
export function ItemList({ id, items, label, disabled, isFull }: ItemListProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const list = useRef<HTMLOListElement>(null);
  const nameOf = useItemName();
  const { open } = useSelector(selectNewsletterItems);
  const gone = useSelector(
    (root: Parameters<typeof selectWholeNewsletter>[0]) => selectWholeNewsletter(root, id)?.goneFilmIds,
  );
  const order = useOrder(
    items,
    ({ key }) => key,
    (_rows, { key, to }) => dispatch(newsletterItemsIntents.moved({ id, key, to })),
  );
  const at = order.rows.findIndex(({ key }) => key === order.held?.key);
  const held = order.rows[at];
  const remove = ({ key }: NewsletterItem) => {
    dispatch(newsletterItemsIntents.removed({ id, key }));
    list.current?.focus();
  };
  return (
    <>
      <ForStaff>
        <p className="gr-muted letter-help" id="letter-order-help">
          {formatMessage({ id: 'newsletter.items.help' })}
        </p>
      </ForStaff>
      <ol ref={list} tabIndex={-1} className="letter-items" aria-label={label}>
        {order.rows.map((item, index) => (
          <ItemRow
            key={item.key}
            id={id}
            item={item}
            index={index}
            isHeld={item.key === order.held?.key}
            hands={order.hands}
            isOpen={item.key === open}
            isGone={item.kind === 'film' && gone?.includes(item.filmId) === true}
            disabled={disabled}
            isFull={isFull}
            onRemove={() => remove(item)}
          />
        ))}
      </ol>
      <div role="status" className="gr-visually-hidden">
        {held &&
          formatMessage(
            { id: 'reels.order.moved' },
            { title: nameOf(held, at).name, position: at + 1, count: items.length },
          )}
      </div>
    </>
  );
}
