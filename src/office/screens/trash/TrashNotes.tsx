import { Button, Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { selectEmptying, trashIntents } from '../../workflows/trash';
import { refusalText } from '../shared/refusalText';

/** The trash could not be loaded; what was loaded before stays below. */
export function TrashFailed({ refusal }: { readonly refusal: Refusal }) {
  const intl = useIntl();
  return (
    <Callout intent="danger" role="alert" title={intl.formatMessage({ id: 'trash.failed' })}>
      {refusalText(intl, refusal)}
    </Callout>
  );
}

/** Says that the trash was emptied. */
export function EmptiedNote() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const emptying = useSelector(selectEmptying);
  return (
    <div role="status">
      {emptying.status === 'done' && (
        <Callout intent="success" compact className="trash-emptied">
          {formatMessage({ id: 'trash.emptied' }, { count: emptying.removed })}
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={formatMessage({ id: 'action.dismiss' })}
            onClick={() => dispatch(trashIntents.emptyClosed())}
          />
        </Callout>
      )}
    </div>
  );
}
