import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectHeldScreen } from '../../workflows/homeScreens/screenHold';
import { screenList } from '../../workflows/homeScreens/screenList';
import { screenOrder } from '../../workflows/homeScreens/screenOrder';
import { useOfList } from '../shared/list/useShown';
import { OrderRefused } from '../shared/order/OrderRefused';

/** How screens are moved and where the one in hand stands, for screen readers; and that an order was not saved, with why. */
export function OrderNotes() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const held = useSelector(selectHeldScreen);
  const order = useSelector(screenOrder.select);
  const found = useOfList(screenList.selectFound);
  const at = found.findIndex(({ screen }) => screen.screenId === held?.screenId);
  const place = { title: found[at]?.name ?? '', position: at + 1, count: found.length };
  return (
    <>
      <p id="screens-order-help" className="gr-visually-hidden">
        {formatMessage({ id: 'screens.order.help' })}
      </p>
      <div role="status" className="gr-visually-hidden">
        {at >= 0 && formatMessage({ id: 'reels.order.moved' }, place)}
      </div>
      {order.status === 'refused' && (
        <OrderRefused
          className="list-note"
          refusal={order.refusal}
          onTryAgain={() => dispatch(screenOrder.intents.retried())}
          onDismiss={() => dispatch(screenOrder.intents.dismissed())}
        />
      )}
    </>
  );
}
