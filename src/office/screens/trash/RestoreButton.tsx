import { Button } from '@blueprintjs/core';
import { Undo } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Trashed } from '../../../contract/entities/trash';
import { restoringIntents, selectRestoring } from '../../workflows/trash/restoring';
import type { RowPlace } from '../shared/list/declaration';
import { ForStaff } from '../shared/ForStaff';
import { useSelected } from '../shared/useSelected';

interface RestoreButtonProps {
  readonly thing: Trashed;
  readonly place: RowPlace;
}

/** The way of a thing out of the trash. */
export function RestoreButton({ thing, place }: RestoreButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { kind, id, title } = thing;
  const restoring = useSelected(selectRestoring, thing);
  return (
    <ForStaff>
      <Button
        size="small"
        icon={<Undo />}
        loading={restoring.status === 'pending'}
        text={formatMessage({ id: 'trash.restore' })}
        aria-label={formatMessage(
          { id: 'trash.restoreIt' },
          { title: title || formatMessage({ id: 'trash.untitled' }) },
        )}
        onClick={() => dispatch(restoringIntents.requested({ thing: { kind, id, title } }))}
        {...place.main}
      />
    </ForStaff>
  );
}
