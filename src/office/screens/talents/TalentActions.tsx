import { Button } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { deleteTalentIntents } from '../../workflows/deleteTalent';

interface TalentActionsProps {
  readonly talentId: string;
  readonly name: string;
  readonly isActive: boolean;
}

/** What can be done with a talent in the list besides opening and switching it: deleting it, after a question. */
export function TalentActions({ talentId, name, isActive }: TalentActionsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <Button
      variant="minimal"
      className="talent-delete"
      icon={<Trash />}
      tabIndex={isActive ? 0 : -1}
      aria-label={formatMessage({ id: 'talents.delete' }, { name })}
      onClick={() => dispatch(deleteTalentIntents.opened({ talentId, name }))}
    />
  );
}
