import { Button } from '@blueprintjs/core';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { focusFirst } from '../../ui/focusFirst';
import './conflict.css';

interface ConflictChoiceProps {
  readonly label: string;
  readonly theirs: string;
  /** Where the keyboard goes once the choice is made and its buttons are gone. */
  readonly fieldId: string;
  readonly onSettled: (keep: 'mine' | 'theirs') => void;
}

/** Both values of a field that two people changed: the person's own in the field, the other's here, and the choice. */
export function ConflictChoice({ label, theirs, fieldId, onSettled }: ConflictChoiceProps) {
  const { formatMessage } = useIntl();
  const settle =
    (keep: 'mine' | 'theirs') =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      focusFirst(currentTarget, [fieldId]);
      onSettled(keep);
    };
  return (
    <div className="gr-conflict" role="group" aria-label={formatMessage({ id: 'conflict.of' }, { label })}>
      <span>{formatMessage({ id: 'conflict.theirs' })}</span>
      <q>{theirs || formatMessage({ id: 'conflict.empty' })}</q>
      <div className="gr-conflict-choice">
        <Button size="small" text={formatMessage({ id: 'conflict.keepMine' })} onClick={settle('mine')} />
        <Button size="small" text={formatMessage({ id: 'conflict.takeTheirs' })} onClick={settle('theirs')} />
      </div>
    </div>
  );
}
