import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectSession } from '../../entities/session';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { AccountCard } from './AccountCard';
import { AccountDialog } from './AccountDialog';
import { AccountNote } from './AccountNote';
import { DeviceCard } from './DeviceCard';
import { FactorCard } from './factor/FactorCard';
import { FactorDialog } from './factor/FactorDialog';
import { NamePasskeyDialog } from './factor/NamePasskeyDialog';
import { FlushTest } from './FlushTest';
import { PreferenceCard } from './PreferenceCard';
import './profile.css';

/** The person's own account, where they are signed in, and the preferences of this device. */
export default function ProfileScreen() {
  const { formatMessage } = useIntl();
  const session = useSelector(selectSession);
  if (!session) return null;
  return (
    <section className="gr-screen profile" aria-labelledby="profile-title">
      <ScreenTitle id="profile-title">{formatMessage({ id: 'profile.title' })}</ScreenTitle>
      <AccountNote />
      <AccountCard session={session} />
      <FactorCard isNeeded={session.staff.needsFactor === true} />
      <PreferenceCard />
      <DeviceCard />
      <FlushTest />
      <AccountDialog staff={session.staff} />
      <FactorDialog email={session.staff.email} />
      <NamePasskeyDialog />
    </section>
  );
}
