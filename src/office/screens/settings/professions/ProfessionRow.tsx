import { Button, ButtonGroup } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Edit, Trash } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Profession } from '../../../../contract/entities/profession';
import {
  professionMove,
  professionNaming,
  professionRemoval,
} from '../../../workflows/agency/professionChanges';

interface ProfessionRowProps {
  readonly profession: Profession;
  /** The one above; nothing for the first. */
  readonly before: string | undefined;
  /** The one below that below, `''` where there is none; nothing for the last. */
  readonly afterNext: string | undefined;
}

/** A profession, with how many talents have it. */
export function ProfessionRow({ profession, before, afterNext }: ProfessionRowProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { categoryId, name, singular, talents, trashed } = profession;
  const say = (id: `settings.professions.${'up' | 'down' | 'rename' | 'remove'}`) =>
    formatMessage({ id }, { name });
  const moveBefore = (beforeId: string | undefined) => () => {
    if (beforeId !== undefined) dispatch(professionMove.intents.submitted({ categoryId, beforeId }));
  };
  return (
    <li className="settings-row">
      <div className="settings-row-words">
        <p>
          {name} <span className="gr-muted">· {singular}</span>
        </p>
        <p className="gr-muted">
          <FormattedMessage id="settings.professions.count" values={{ talents, trashed }} />
        </p>
      </div>
      <ButtonGroup variant="minimal">
        <Button
          icon={<ArrowUp />}
          aria-label={say('settings.professions.up')}
          disabled={before === undefined}
          onClick={moveBefore(before)}
        />
        <Button
          icon={<ArrowDown />}
          aria-label={say('settings.professions.down')}
          disabled={afterNext === undefined}
          onClick={moveBefore(afterNext)}
        />
        <Button
          icon={<Edit />}
          aria-label={say('settings.professions.rename')}
          onClick={() => dispatch(professionNaming.intents.opened(profession))}
        />
        <Button
          icon={<Trash />}
          aria-label={say('settings.professions.remove')}
          onClick={() => dispatch(professionRemoval.intents.opened(profession))}
        />
      </ButtonGroup>
    </li>
  );
}
