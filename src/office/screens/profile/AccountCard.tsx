import { Button, Card, H2 } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Session } from '../../../contract/entities/session';
import { roleOf } from '../../../contract/rules/allow';
import { personName } from '../../../contract/rules/personName';
import { accountChangeIntents } from '../../workflows/account/accountChange';
import { ProfileRow } from './ProfileRow';

/** Who the person is here, and how they sign in. */
export function AccountCard({ session: { staff, agency } }: { readonly session: Session }) {
  return (
    <Card className="profile-card">
      <H2 id="profile-account">
        <FormattedMessage id="profile.account" />
      </H2>
      <dl aria-labelledby="profile-account">
        <ProfileRow label="profile.name" action={<ChangeButton kind="name" />}>
          {personName(staff.firstName, staff.lastName)}
        </ProfileRow>
        <ProfileRow label="profile.email" action={<ChangeButton kind="address" />}>
          {staff.email}
        </ProfileRow>
        <ProfileRow label="profile.password" action={<ChangeButton kind="password" />}>
          <FormattedMessage id="profile.passwordHidden" />
        </ProfileRow>
        <ProfileRow label="profile.agency">{agency.displayName}</ProfileRow>
        <ProfileRow label="profile.role">
          <FormattedMessage id={`staff.role.${roleOf(staff)}`} />
        </ProfileRow>
      </dl>
    </Card>
  );
}

function ChangeButton({ kind }: { readonly kind: 'name' | 'address' | 'password' }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <Button
      variant="minimal"
      intent="primary"
      text={formatMessage({ id: 'profile.change' })}
      aria-label={formatMessage({ id: `profile.change.${kind}` })}
      onClick={() => dispatch(accountChangeIntents.opened(kind))}
    />
  );
}
