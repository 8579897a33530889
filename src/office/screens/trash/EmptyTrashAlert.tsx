import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectEmptying, trashIntents } from '../../workflows/trash/trash';
import { NotDone } from '../shared/NotDone';
import { NamedAlert } from '../../ui/NamedAlert';

/** Asks an administrator before what is in the trash is removed for ever. */
export function EmptyTrashAlert({ count }: { readonly count: number }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const emptying = useSelector(selectEmptying);
  const isOpen = emptying.status !== 'none' && emptying.status !== 'done';
  return (
    <NamedAlert
      isOpen={isOpen}
      intent="danger"
      icon={<Trash />}
      loading={emptying.status === 'emptying'}
      canEscapeKeyCancel
      cancelButtonText={intl.formatMessage({ id: 'action.cancel' })}
      confirmButtonText={intl.formatMessage({ id: 'trash.emptyConfirm' })}
      onCancel={() => dispatch(trashIntents.emptyClosed())}
      onConfirm={() => dispatch(trashIntents.emptyConfirmed())}
    >
      <p>{intl.formatMessage({ id: 'trash.emptyQuestion' }, { count })}</p>
      <p>{intl.formatMessage({ id: 'trash.emptyForEver' })}</p>
      {emptying.status === 'refused' && (
        <NotDone title={intl.formatMessage({ id: 'trash.notEmptied' })} refusal={emptying.refusal} />
      )}
    </NamedAlert>
  );
}
