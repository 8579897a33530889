import { Button } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { byName } from '../../../contract/script';
import { trashScripts } from '../../../contract/scripts/trash';
import { selectMay } from '../../entities/permissions';
import { trashed } from '../../entities/trashed';
import { trashIntents } from '../../workflows/trash/trash';
import { ListScreen } from '../shared/list/ListScreen';
import { EmptiedNote } from './EmptiedNote';
import { EmptyTrashAlert } from './EmptyTrashAlert';
import { trashRows } from './trashRows';
import { useSelected } from '../shared/useSelected';
import './trash.css';

const { allow } = byName(trashScripts)['trash.empty'];

/** What was deleted, by whom and when: each to be restored, all to be removed by who may. */
export default function TrashScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const things = useSelector(trashed.selectAll);
  const mayEmpty = useSelected(selectMay, allow);
  const [newest] = things;
  return (
    <ListScreen
      list={trashRows}
      title={formatMessage({ id: 'trash.title' })}
      actions={
        mayEmpty &&
        newest && (
          <Button
            icon={<Trash />}
            intent="danger"
            variant="outlined"
            text={formatMessage({ id: 'trash.empty' })}
            onClick={() => dispatch(trashIntents.emptyOpened({ until: newest.deletedAt }))}
          />
        )
      }
      empty={{
        icon: <Trash />,
        title: formatMessage({ id: 'trash.none' }),
        hint: formatMessage({ id: 'trash.noneHint' }),
      }}
    >
      <EmptiedNote />
      <EmptyTrashAlert count={things.length} />
    </ListScreen>
  );
}
