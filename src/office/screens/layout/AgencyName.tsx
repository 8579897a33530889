import type { Session } from '../../../contract/entities/session';
import { Picture } from '../../ui/Picture';

interface AgencyNameProps {
  readonly agency: Pick<Session['agency'], 'displayName' | 'logoUrl'>;
}

/** The agency's logo, or its name where there is no logo, or none that loads. */
export function AgencyName({ agency: { displayName, logoUrl } }: AgencyNameProps) {
  return <Picture src={logoUrl} alt={displayName} instead={displayName} />;
}
