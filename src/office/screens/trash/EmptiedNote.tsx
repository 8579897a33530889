import { Button, Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectEmptying, trashIntents } from '../../workflows/trash/trash';

/** Says that the trash was emptied. */
export function EmptiedNote() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const emptying = useSelector(selectEmptying);
  return (
    <div role="status">
      {emptying.status === 'done' && (
        <Callout intent="success" compact className="list-note trash-emptied">
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
