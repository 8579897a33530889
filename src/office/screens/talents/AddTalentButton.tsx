import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { newTalentIntents } from '../../workflows/talents/newTalent';
import { ForStaff } from '../shared/ForStaff';

/** Opens the "Add new talent" dialog with the profession of the list. */
export const AddTalentButton = memo(function AddTalentButton({
  categoryId,
}: {
  readonly categoryId: string | null;
}) {
  const dispatch = useDispatch();
  return (
    <ForStaff>
      <Button
        intent="primary"
        icon={<Plus />}
        onClick={() => dispatch(newTalentIntents.opened({ categoryId: categoryId ?? '' }))}
      >
        <FormattedMessage id="talents.add" />
      </Button>
    </ForStaff>
  );
});
