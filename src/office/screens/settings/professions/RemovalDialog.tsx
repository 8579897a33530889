import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { professionRemoval } from '../../../workflows/agency/professionChanges';
import { NamedAlert } from '../../../ui/NamedAlert';
import { NotDone } from '../../shared/NotDone';
import { useLastKnown } from '../../shared/useLastKnown';

/** Asks before a profession goes, or says by how many talents it is held. While it fades it is about the same. */
export function RemovalDialog({ isLast }: { readonly isLast: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(professionRemoval.select);
  const last = useLastKnown('open', 'about' in state ? state : undefined);
  if (!last) return null;
  const { name, talents, trashed } = last.about;
  const count = talents + trashed;
  const canGo = count === 0 && !isLast;
  const close = () => dispatch(professionRemoval.intents.closed());
  return (
    <NamedAlert
      isOpen={state.status !== 'closed'}
      intent={canGo ? 'danger' : 'primary'}
      loading={state.status === 'saving'}
      canEscapeKeyCancel
      {...(canGo && { cancelButtonText: formatMessage({ id: 'action.cancel' }), onCancel: close })}
      confirmButtonText={
        canGo
          ? formatMessage({ id: 'settings.professions.remove' }, { name })
          : formatMessage({ id: 'settings.understood' })
      }
      onConfirm={canGo ? () => dispatch(professionRemoval.intents.submitted(null)) : close}
    >
      {'refusal' in last && (
        <NotDone title={formatMessage({ id: 'settings.notDone' })} refusal={last.refusal} />
      )}
      <p>
        {count > 0
          ? formatMessage({ id: 'settings.professions.inUse' }, { name, count, trashed })
          : canGo
            ? formatMessage({ id: 'settings.professions.removeQuestion' }, { name })
            : formatMessage({ id: 'settings.professions.lastOne' })}
      </p>
    </NamedAlert>
  );
}
