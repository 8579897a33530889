import { useSelector } from 'react-redux';
import { hasReelsOnOwnSite } from '../../../contract/rules/links';
import { shownAddress } from '../../../contract/rules/webAddress';
import { selectClient } from '../../entities/session';
import { ColourSample } from './ColourSample';
import { Agency } from './agencyForm';
import { EncodingCard } from './EncodingCard';
import { LogoCard } from './LogoCard';
import { SettingsCard } from './SettingsCard';

/** What the agency is called, where it is reached, and the colours of its newsletters. */
export function AgencyFields() {
  const hasReels = hasReelsOnOwnSite(useSelector(selectClient));
  return (
    <div className="settings-cards record-page-wide">
      <SettingsCard title="settings.section.agency">
        <Agency.Text field="displayName" isRequired />
        <Agency.Text
          field="webAddress"
          hint={hasReels ? 'settings.hint.webAddressOfReels' : 'settings.hint.webAddress'}
          malformed="settings.webAddressMalformed"
          whenLeft={shownAddress}
        />
      </SettingsCard>
      <LogoCard />
      <SettingsCard title="settings.section.mail">
        <Agency.Text field="mainMail" isRequired hint="settings.hint.mainMail" />
        <Agency.Text field="newsletterMail" hint="settings.hint.newsletterMail" />
      </SettingsCard>
      <SettingsCard title="settings.section.social">
        <div className="settings-pairs">
          <div>
            <Agency.Text field="facebook" whenLeft={shownAddress} />
            <Agency.Text field="instagram" whenLeft={shownAddress} />
            <Agency.Text field="vimeo" whenLeft={shownAddress} />
          </div>
          <div>
            <Agency.Text field="twitter" whenLeft={shownAddress} />
            <Agency.Text field="tumblr" whenLeft={shownAddress} />
            <Agency.Text field="asa" whenLeft={shownAddress} />
          </div>
        </div>
      </SettingsCard>
      <SettingsCard title="settings.section.colours">
        <div className="settings-pairs">
          <div>
            <Agency.Colour field="newsletterTextColor" />
          </div>
          <div>
            <Agency.Colour field="newsletterBackColor" />
          </div>
        </div>
        <ColourSample />
      </SettingsCard>
      <EncodingCard />
    </div>
  );
}
