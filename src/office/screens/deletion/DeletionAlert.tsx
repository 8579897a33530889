import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { deletionIntents } from '../../workflows/deletion';
import { focusWayBack } from '../shared/focusButton';
import { returnToList } from '../shared/returnFocus';
import { DeletionRefused, type DeletionProps } from './DeletionRefused';
import { deletionTexts } from './deletionTexts';
import { TalentCompany } from './TalentCompany';
import { NamedAlert } from '../../ui/NamedAlert';

/** The alert in which a talent, a reel or a news item is deleted. */
export function DeletionAlert({ thing, deletion }: DeletionProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { question, safe } = deletionTexts[thing.kind];
  return (
    <NamedAlert
      isOpen={deletion.status !== 'closed'}
      intent="danger"
      icon={<Trash />}
      loading={deletion.status === 'deleting'}
      canEscapeKeyCancel
      canOutsideClickCancel
      cancelButtonText={formatMessage({ id: 'action.cancel' })}
      confirmButtonText={formatMessage({ id: 'action.delete' })}
      onCancel={() => dispatch(deletionIntents.closed())}
      onConfirm={() => dispatch(deletionIntents.confirmed())}
      onOpening={focusWayBack}
      onClosed={returnToList}
    >
      <p>{formatMessage({ id: question }, { title: thing.title })}</p>
      {thing.kind === 'talent' && <TalentCompany talentId={thing.id} />}
      {safe && <p>{formatMessage({ id: safe })}</p>}
      <DeletionRefused thing={thing} deletion={deletion} />
    </NamedAlert>
  );
}
