import { PathSearch } from '@blueprintjs/icons';
import { UtilityPage } from './UtilityPage';

export default function NotFoundScreen() {
  return <UtilityPage page="notFound" icon={<PathSearch size={48} />} />;
}
