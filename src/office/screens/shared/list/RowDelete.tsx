import { Classes } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { deletionIntents, type Doomed } from '../../../workflows/deletion';

interface RowDeleteProps {
  readonly thing: Doomed;
  readonly tabIndex: number;
}

const trash = <Trash />;

const BUTTON = `${Classes.BUTTON} ${Classes.MINIMAL} list-above list-delete`;

/**
 * Deletes a row's thing, after a question. Blueprint's button in a bare element, at a third of its cost: a key in the
 * search draws a screenful of rows anew.
 */
export function RowDelete({ thing, tabIndex }: RowDeleteProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className={BUTTON}
      tabIndex={tabIndex}
      aria-label={formatMessage({ id: 'list.delete' }, { name: thing.title })}
      onClick={() => dispatch(deletionIntents.opened({ things: [thing] }))}
    >
      {trash}
    </button>
  );
}
