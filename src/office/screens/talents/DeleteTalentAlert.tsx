import { Alert } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectTalent } from '../../entities/talents';
import { deleteTalentIntents, selectDeleteTalent } from '../../workflows/deleteTalent';
import { focusButton } from '../shared/focusButton';
import { NotDone } from '../shared/NotDone';

interface DeleteTalentAlertProps {
  /** It is gone, with its talent or without. */
  readonly onClosed: () => void;
}

/** Asks before a talent goes to the trash, and says what goes with it. */
export default function DeleteTalentAlert({ onClosed }: DeleteTalentAlertProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectDeleteTalent);
  const talent = useSelector((root: Parameters<typeof selectTalent>[0]) =>
    state.status === 'closed' ? undefined : selectTalent(root, state.talent.talentId),
  );
  const isOpen = state.status !== 'closed';
  const name = isOpen ? state.talent.name : '';
  const films = talent?.filmCount ?? 0;
  const reels = talent?.reelCount ?? 0;
  const close = () => dispatch(deleteTalentIntents.closed());
  return (
    <Alert
      isOpen={isOpen}
      intent="danger"
      icon={<Trash />}
      loading={state.status === 'deleting'}
      canEscapeKeyCancel
      canOutsideClickCancel
      cancelButtonText={intl.formatMessage({ id: 'action.cancel' })}
      confirmButtonText={intl.formatMessage({ id: 'action.delete' })}
      onCancel={close}
      onConfirm={() => dispatch(deleteTalentIntents.confirmed())}
      onOpening={focusButton}
      onClosed={onClosed}
    >
      <p>{intl.formatMessage({ id: 'talents.deleteQuestion' }, { name })}</p>
      <p>
        {intl.formatMessage(
          { id: films + reels > 0 ? 'talents.deleteWith' : 'talents.deleteAlone' },
          { films, reels },
        )}
      </p>
      {state.status === 'refused' && (
        <NotDone title={intl.formatMessage({ id: 'talents.notDeleted' })} refusal={state.refusal} />
      )}
    </Alert>
  );
}
