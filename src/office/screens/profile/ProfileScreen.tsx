import { Card } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { roleOf } from '../../../contract/rules/allow';
import { personName } from '../../../contract/rules/personName';
import { selectSession } from '../../entities/session';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { LanguageSelect } from '../shared/LanguageSelect';
import { ThemeSelect } from '../shared/ThemeSelect';
import { FlushTest } from './FlushTest';
import { LockSelect } from './LockSelect';
import './profile.css';

/** Who is signed in, and the preferences of this device. */
export default function ProfileScreen() {
  const { formatMessage } = useIntl();
  const session = useSelector(selectSession);
  if (!session) return null;
  const { staff, agency } = session;
  const rows = [
    ['profile.name', personName(staff.firstName, staff.lastName)],
    ['profile.email', staff.email],
    ['profile.agency', agency.displayName],
    [
      'profile.role',
      <FormattedMessage
        key="role"
        id={roleOf(staff) === 'administrator' ? 'profile.roleAdmin' : 'profile.roleStaff'}
      />,
    ],
    ['language.label', <LanguageSelect key="language" />],
    ['theme.label', <ThemeSelect key="theme" />],
    ['profile.lockAfter', <LockSelect key="lock" />],
  ] as const;
  return (
    <section className="gr-screen profile" aria-labelledby="profile-title">
      <ScreenTitle id="profile-title">{formatMessage({ id: 'profile.title' })}</ScreenTitle>
      <Card className="profile-card">
        <dl>
          {rows.map(([id, value]) => (
            <div key={id} className="profile-row">
              <dt className="gr-muted">
                <FormattedMessage id={id} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <FlushTest />
    </section>
  );
}
