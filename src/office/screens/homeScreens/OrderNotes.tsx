import { Button, Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectHeldScreen } from '../../workflows/homeScreens/screenHold';
import { screenList } from '../../workflows/homeScreens/screenList';
import { screenOrderIntents, selectScreenOrder } from '../../workflows/homeScreens/screenOrder';
import { useOfList } from '../shared/list/useShown';
import { refusalText } from '../shared/refusalText';

/** How screens are moved and where the one in hand stands, for screen readers; and that an order was not saved, with why. */
export function OrderNotes() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const held = useSelector(selectHeldScreen);
  const order = useSelector(selectScreenOrder);
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
        <Callout intent="danger" compact role="alert" className="list-note">
          {formatMessage({ id: 'screens.order.refused' }, { reason: refusalText(intl, order.refusal) })}
          <Button
            size="small"
            variant="outlined"
            text={formatMessage({ id: 'list.tryAgain' })}
            onClick={() => dispatch(screenOrderIntents.retried())}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={formatMessage({ id: 'action.close' })}
            onClick={() => dispatch(screenOrderIntents.dismissed())}
          />
        </Callout>
      )}
    </>
  );
}
