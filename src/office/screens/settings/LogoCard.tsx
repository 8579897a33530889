import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { logoAddress } from '../../../contract/rules/logo';
import { selectClient } from '../../entities/session';
import { agencyLogo } from '../../workflows/agency/agencyLogo';
import { Agency } from './agencyForm';
import { SettingsCard } from './SettingsCard';

/** The logo of the agency, on the grounds that it stands on. */
export function LogoCard() {
  const abbreviation = useSelector(selectClient);
  return (
    <SettingsCard title="settings.section.logo">
      <div className="settings-logo">
        <Agency.Picture
          field="logoUrl"
          workflow={agencyLogo}
          addressOf={(_media, logo) => logoAddress('', abbreviation, logo)}
          alt="settings.logo.alt"
        />
      </div>
      <p className="gr-muted">
        <FormattedMessage id="settings.hint.logo" />
      </p>
    </SettingsCard>
  );
}
