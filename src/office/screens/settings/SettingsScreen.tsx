import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { byName } from '../../../contract/script';
import { agencyScripts } from '../../../contract/scripts/agency';
import { agencySettings, selectAgencySettings } from '../../entities/agencySettings';
import { selectClient } from '../../entities/session';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { NotAllowed } from '../shared/NotAllowed';
import { HistoryLink } from '../shared/HistoryLink';
import { useMay } from '../shared/useMay';
import { AgencyFields } from './AgencyFields';
import { Agency } from './agencyForm';
import { AgentsCard } from './agents/AgentsCard';
import { ProfessionsCard } from './professions/ProfessionsCard';
import { SettingsAwaited } from './SettingsAwaited';
import './settings.css';

const { 'agency.saveSettings': saving } = byName(agencyScripts);

/** What holds for all of the agency; for administrators. */
export default function SettingsScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const maySave = useMay(saving);
  const abbreviation = useSelector(selectClient);
  const query = useSelector(selectAgencySettings);
  if (!maySave) return <NotAllowed text="staff.notAllowed" />;
  const awaited = (
    <SettingsAwaited
      query={query}
      title="settings.failed"
      onTryAgain={() => dispatch(agencySettings.reload())}
    />
  );
  return (
    <div className="gr-screen settings">
      <header className="gr-screen-head">
        <ScreenTitle>{formatMessage({ id: 'settings.title' })}</ScreenTitle>
        <HistoryLink subject={abbreviation} />
      </header>
      <Agency.Form id={abbreviation} awaited={awaited}>
        <AgencyFields />
      </Agency.Form>
      <div className="settings-cards settings-lists">
        <ProfessionsCard />
        <AgentsCard />
      </div>
    </div>
  );
}
