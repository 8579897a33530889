import { ColourSample } from './ColourSample';
import { Agency } from './agencyForm';
import { SettingsCard } from './SettingsCard';

/** What the agency is called, where it is reached, and the colours of its newsletters. */
export function AgencyFields() {
  return (
    <div className="settings-cards record-page-wide">
      <SettingsCard title="settings.section.agency">
        <Agency.Text field="displayName" isRequired />
        <Agency.Text field="webAddress" hint="settings.hint.webAddress" />
      </SettingsCard>
      <SettingsCard title="settings.section.mail">
        <Agency.Text field="mainMail" isRequired hint="settings.hint.mainMail" />
        <Agency.Text field="newsletterMail" hint="settings.hint.newsletterMail" />
      </SettingsCard>
      <SettingsCard title="settings.section.social">
        <div className="settings-pairs">
          <div>
            <Agency.Text field="facebook" />
            <Agency.Text field="instagram" />
            <Agency.Text field="vimeo" />
          </div>
          <div>
            <Agency.Text field="twitter" />
            <Agency.Text field="tumblr" />
            <Agency.Text field="asa" />
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
    </div>
  );
}
