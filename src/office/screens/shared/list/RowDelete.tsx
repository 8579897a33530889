import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { deletionIntents, type Doomed } from '../../../workflows/trash/deletion';
import { RowButton } from './RowButton';
import { ForStaff } from '../ForStaff';

interface RowDeleteProps {
  readonly thing: Doomed;
  readonly tabIndex: number;
}

const trash = <Trash />;

/** Deletes a row's thing, after a question. */
export function RowDelete({ thing, tabIndex }: RowDeleteProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <ForStaff>
      <RowButton
        icon={trash}
        label={formatMessage({ id: 'list.delete' }, { name: thing.title })}
        tabIndex={tabIndex}
        onPress={() => dispatch(deletionIntents.opened({ things: [thing] }))}
      />
    </ForStaff>
  );
}
