import { Wrench } from '@blueprintjs/icons';
import { UtilityPage } from './UtilityPage';

export default function MaintenanceScreen() {
  return <UtilityPage page="maintenance" icon={<Wrench size={48} />} />;
}
