import { Office } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** The agency's logo; one that does not load is hidden, a placeholder stands in its place (spec section 8). */
export function AgencyPicture({ src }: { readonly src: string }) {
  const intl = useIntl();
  const [isBroken, setBroken] = useState(src === '');
  const name = intl.formatMessage({ id: 'cosmic.picture' });
  return isBroken ? (
    <span className="cosmic-placeholder" role="img" aria-label={name}>
      <Office size={40} />
    </span>
  ) : (
    <img className="cosmic-picture" src={src} alt={name} onError={() => setBroken(true)} />
  );
}
