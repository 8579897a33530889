import { IssueNew } from '@blueprintjs/icons';
import { UtilityPage } from './UtilityPage';

export default function FaultScreen() {
  return <UtilityPage page="fault" icon={<IssueNew size={48} />} />;
}
