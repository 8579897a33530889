import { Button, ButtonGroup } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Edit, Trash } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Profession } from '../../../../contract/entities/profession';
import { professionNaming, professionRemoval } from '../../../workflows/agency/professionChanges';
import { professionOrder } from '../../../workflows/agency/professionOrder';
import { useArrows } from './useArrows';

interface ProfessionRowProps {
  /** All, in their order. */
  readonly professions: readonly Profession[];
  /** Which of them, from 0. */
  readonly index: number;
}

/** A profession, with how many talents have it. */
export function ProfessionRow({ professions, index }: ProfessionRowProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const profession = professions[index];
  const arrows = useArrows(index);
  if (!profession) return null;
  const { categoryId, name, singular, talents, trashed } = profession;
  const say = (id: `settings.professions.${'up' | 'down' | 'rename' | 'remove'}`) =>
    formatMessage({ id }, { name });
  const move = (arrow: typeof arrows.up, before: number) => () => {
    arrows.pressed.current = arrow;
    const beforeId = professions[before]?.categoryId ?? '';
    dispatch(professionOrder.intents.requested({ categoryId, beforeId }));
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
          ref={arrows.up}
          disabled={index === 0}
          onClick={move(arrows.up, index - 1)}
        />
        <Button
          icon={<ArrowDown />}
          aria-label={say('settings.professions.down')}
          ref={arrows.down}
          disabled={index === professions.length - 1}
          onClick={move(arrows.down, index + 2)}
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
