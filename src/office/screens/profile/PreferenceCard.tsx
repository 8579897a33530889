import { Card, H2 } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { LanguageSelect } from '../shared/LanguageSelect';
import { ThemeSelect } from '../shared/ThemeSelect';
import { LockSelect } from './LockSelect';
import { ProfileRow } from './ProfileRow';

/** What this device keeps: language, look, and when it locks itself. */
export function PreferenceCard() {
  return (
    <Card className="profile-card">
      <H2 id="profile-preferences">
        <FormattedMessage id="profile.preferences" />
      </H2>
      <dl aria-labelledby="profile-preferences">
        <ProfileRow label="language.label">
          <LanguageSelect />
        </ProfileRow>
        <ProfileRow label="theme.label">
          <ThemeSelect />
        </ProfileRow>
        <ProfileRow label="profile.lockAfter">
          <LockSelect />
        </ProfileRow>
      </dl>
    </Card>
  );
}
