import { Classes } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { TalentEntry } from '../../entities/talents';
import { deletionIntents } from '../../workflows/deletion';

interface TalentActionsProps {
  readonly entry: TalentEntry;
  readonly tabIndex: number;
}

const trash = <Trash />;

const BUTTON = `${Classes.BUTTON} ${Classes.MINIMAL} list-above talent-delete`;

/**
 * What can be done with a talent in the list besides opening and switching it: deleting it, after a question.
 * Blueprint's button in a bare element, at a third of its cost: a key in the search draws a screenful of rows anew.
 */
export function TalentActions({ entry: { talent, name }, tabIndex }: TalentActionsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className={BUTTON}
      tabIndex={tabIndex}
      aria-label={formatMessage({ id: 'talents.delete' }, { name })}
      onClick={() =>
        dispatch(deletionIntents.opened({ things: [{ kind: 'talent', id: talent.talentId, title: name }] }))
      }
    >
      {trash}
    </button>
  );
}
