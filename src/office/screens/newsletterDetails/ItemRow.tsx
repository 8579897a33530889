import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp, DragHandleVertical, Duplicate, Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type NewsletterItem, problemsOfItem } from '../../../contract/entities/newsletterItem';
import { newsletterItemsIntents } from '../../workflows/newsletters/newsletterItems';
import type { RowHands } from '../shared/order/useOrder';
import { useOrderedRow } from '../shared/order/useOrderedRow';
import { ItemFields } from './ItemFields';
import { useItemName } from './itemNames';
import { ItemSign } from './ItemSign';
import { ForStaff } from '../shared/ForStaff';

interface ItemRowProps {
  readonly id: string;
  readonly item: NewsletterItem;
  /** From 0. */
  readonly index: number;
  readonly isHeld: boolean;
  readonly hands: RowHands;
  readonly isOpen: boolean;
  readonly isGone: boolean;
  readonly disabled: boolean;
  readonly isFull: boolean;
  onRemove(): void;
}

/** One thing in a newsletter: its handle, what it says, and its fields while it is open. */
export function ItemRow(props: ItemRowProps) {
  const { id, item, index, isHeld, hands, isOpen, isGone, disabled, isFull, onRemove } = props;
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { key } = item;
  const { handle, row } = useOrderedRow({ type: 'newsletter-item', key, index, isHeld, hands });
  const { kind, name } = useItemName()(item, index);
  const isIncomplete = Object.keys(problemsOfItem(item)).length > 0;
  const note = isGone
    ? 'newsletter.item.gone'
    : isIncomplete && !isOpen
      ? 'newsletter.item.incomplete'
      : undefined;
  const { folded, unfolded, duplicated } = newsletterItemsIntents;
  return (
    <li ref={row} className={isHeld ? 'letter-item letter-item-held' : 'letter-item'}>
      <div className="letter-item-head">
        <ForStaff>
          <button
            ref={handle}
            type="button"
            className="letter-handle"
            disabled={disabled}
            aria-label={formatMessage({ id: 'reels.order.handle' }, { title: name })}
            aria-describedby="letter-order-help"
            aria-pressed={isHeld}
            onKeyDown={(event) => hands.onHandleKey(key, event)}
          >
            <DragHandleVertical />
          </button>
        </ForStaff>
        <ItemSign item={item} kind={kind} />
        <span className="letter-words">
          <span className="letter-name" title={name}>
            {name}
          </span>
          {note && <span className="letter-note">{formatMessage({ id: note })}</span>}
        </span>
        <Button
          variant="minimal"
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          data-field={isIncomplete ? 'items' : undefined}
          aria-label={formatMessage({ id: 'newsletter.item.edit' }, { name })}
          onClick={() => dispatch(isOpen ? folded() : unfolded({ key }))}
        />
        <ForStaff>
          <Button
            variant="minimal"
            icon={<Duplicate />}
            disabled={disabled || isFull}
            aria-label={formatMessage({ id: 'newsletter.item.duplicate' }, { name })}
            onClick={() => dispatch(duplicated({ id, key }))}
          />
          <Button
            variant="minimal"
            icon={<Trash />}
            disabled={disabled}
            aria-label={formatMessage({ id: 'newsletter.item.remove' }, { name })}
            onClick={onRemove}
          />
        </ForStaff>
      </div>
      {isOpen && (
        <div className="letter-item-body">
          <ItemFields item={item} />
        </div>
      )}
    </li>
  );
}
