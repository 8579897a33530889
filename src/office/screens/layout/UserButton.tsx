import { Button, type ButtonProps } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { personName } from '../../../contract/rules/personName';
import { selectSession } from '../../entities/session';
import { initialsOf } from '../../ui/initials';
import { selectSessionGuard } from '../../workflows/account/sessionGuard';

/** The person's initials, which open their menu. */
export function UserButton(props: Pick<ButtonProps, 'onClick' | 'autoFocus'>) {
  const intl = useIntl();
  const session = useSelector(selectSession);
  const isLeaving = useSelector(selectSessionGuard).status === 'signingOut';
  if (!session) return null;
  const { firstName, lastName } = session.staff;
  const name = personName(firstName, lastName);
  return (
    <Button
      {...props}
      variant="minimal"
      className="frame-user"
      loading={isLeaving}
      aria-label={intl.formatMessage({ id: 'layout.user' }, { name })}
      aria-haspopup="menu"
    >
      <span className="frame-initials" data-initials={initialsOf(name)} />
    </Button>
  );
}
