import { useState } from 'react';
import type { Session } from '../../../contract/entities/session';

interface AgencyNameProps {
  readonly agency: Pick<Session['agency'], 'displayName' | 'logoUrl'>;
}

/** The agency's logo, or its name where there is no logo, or none that loads. */
export function AgencyName({ agency: { displayName, logoUrl } }: AgencyNameProps) {
  const [broken, setBroken] = useState<string>();
  if (!logoUrl || logoUrl === broken) return displayName;
  return <img src={logoUrl} alt={displayName} onError={() => setBroken(logoUrl)} />;
}
